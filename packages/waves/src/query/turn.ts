const longestTurn = 15;

/** Lets a long query be stopped, and others be answered meanwhile. */
export class Turn {
  private readonly abort: AbortSignal | undefined;
  private began = performance.now();

  constructor(abort?: AbortSignal) {
    this.abort = abort;
  }

  /** Whether it is time to let others work, or to see whether the query was stopped. */
  get due(): boolean {
    return this.abort?.aborted === true || performance.now() - this.began > longestTurn;
  }

  /** @throws the signal's reason when the query was stopped */
  async pause(): Promise<void> {
    this.abort?.throwIfAborted();
    if (!this.due) return;
    await new Promise((resolve) => setTimeout(resolve));
    this.abort?.throwIfAborted();
    this.began = performance.now();
  }
}
