/** A run that cannot be planned; the message names the field of the bad option. */
export class PlanError extends Error {}

/** What an option names is not there. */
export class MissingError extends PlanError {}
