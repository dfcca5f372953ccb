/** Something the user can mend: printed as one line, without a stack. */
export class Failure extends Error {
  /** Commands that answer a question with 1 have 2 for what went wrong. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** A command line that is wrong: printed with the usage. */
export class WrongUse extends Error {}
