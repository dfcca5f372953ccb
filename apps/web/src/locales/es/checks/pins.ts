import { arxml } from './pins/arxml.ts';
import { assignments } from './pins/assignments.ts';
import { chipImport } from './pins/chipImport.ts';
import { chips } from './pins/chips.ts';
import { clocks } from './pins/clocks.ts';
import { definitions } from './pins/definitions.ts';
import { fixes } from './pins/fixes.ts';
import { generation } from './pins/generation.ts';
import { importReasons } from './pins/importReasons.ts';
import { lin } from './pins/lin.ts';
import { roles } from './pins/roles.ts';
import { settings } from './pins/settings.ts';
import { solver } from './pins/solver.ts';

export const pins = {
  ...assignments,
  ...roles,
  ...settings,
  ...clocks,
  ...definitions,
  ...solver,
  ...fixes,
  ...lin,
  ...arxml,
  ...chips,
  ...chipImport,
  ...importReasons,
  ...generation,
};
