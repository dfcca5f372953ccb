/** Something the user can mend: printed as one line, without a stack. */
export class Failure extends Error {}

/** A command line that is wrong: printed with the usage. */
export class WrongUse extends Error {}
