import type { Command } from '../../commands/command.ts';

/** What can be done with a row of a table. Its title stands beside the row, and names nothing that the row says. */
export interface RowCommand<T> extends Command<T> {
  danger?: true;
  /** Key of the text that says why it cannot be done with this row, where it is shown all the same. */
  refusal?: (targets: T) => string | undefined;
  /** Whether its own work goes on. */
  isBusy?: (targets: T) => boolean;
}
