import type { SuiteId } from '@netloom/model';
import type { BaseName } from '../../measured/bases.ts';

/** What of a preset is chosen otherwise, by group and option. */
export type Changes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A bug that was put into the RTL of a core, and which suites its delivery tests have found it with. */
export interface MeasuredFault {
  /** `group.option` that the bug is in the RTL of. */
  option: string;
  wrong: string;
  preset: BaseName;
  changes: Changes;
  /** Hash of the sound RTL that it was put into. */
  rtl: string;
  /** Hash of the tests. */
  tests: string;
  /** The first test that failed of each suite that was run; null where all passed. */
  suites: Readonly<Partial<Record<SuiteId, string | null>>>;
}
