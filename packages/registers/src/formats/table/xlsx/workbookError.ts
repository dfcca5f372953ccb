import type { Worded } from '@netloom/model';

/** A workbook cannot be read. */
export class WorkbookError extends Error {
  readonly said: Worded;

  constructor(said: Worded, options?: ErrorOptions) {
    super(said.message, options);
    this.said = said;
  }
}
