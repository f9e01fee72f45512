# Generated from the contract by `npm run generate`. Do not edit.
VERSION = "1.0.0"
AGENT = f"collaboration-contract-python/{VERSION}"
