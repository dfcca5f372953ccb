import type { CoreOptions } from '@netloom/core';
import type { OptionRow } from './optionTable.ts';

/** What the control of an option is given. */
export interface ControlProps {
  row: OptionRow;
  options: CoreOptions;
  onChange: (value: unknown) => void;
}

/** The id of an option's control, for its label. */
export function idOf({ key }: OptionRow): string {
  return `core-${key}`;
}
