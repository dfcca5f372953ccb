/** Something the user can mend: printed as one line, without a stack. */
export class Failure extends Error {}
