/** A reason why the server cannot start that its operator can mend: printed without a stack. */
export class StartError extends Error {}
