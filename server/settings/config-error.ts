/** The error of settings. */

/** A mistake in the setup of the service, in words for the operator. */
export class ConfigError extends Error {}
