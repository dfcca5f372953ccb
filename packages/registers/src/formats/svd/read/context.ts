import type { Derivation } from './derive.ts';
import type { Report } from './report.ts';
import type { EnumTable } from './enums.ts';

/** What the readers of one peripheral share. */
export interface Context {
  report: Report;
  derivation: Derivation;
  enums: EnumTable;
  /** Line of each register, field and group that was read. */
  lines: WeakMap<object, number>;
}
