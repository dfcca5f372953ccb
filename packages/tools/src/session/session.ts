/** How people speak with a run while it goes on: what a step prints goes to them, what they type goes to the step. */
export interface RunSession {
  /** Id of the step that is spoken with. */
  step: string;
  /**
   * `line`: what is typed is the step's standard input as it is. `pty`: the step runs `ptyProgram`, whose terminal has a
   * size, and which ends its command when nobody holds the session any more.
   */
  terminal: 'line' | 'pty';
}

/** A session that nobody has held for so long is over. */
export const HELD_SECONDS = 120;
