/** Starts the verifier, for `npm run verify` and the doctor. */
import { main } from './command.ts';

process.exitCode = await main(process.argv.slice(2), process.env);
