import { assignments } from './pins/assignments.ts';
import { clocks } from './pins/clocks.ts';
import { definitions } from './pins/definitions.ts';
import { fixes } from './pins/fixes.ts';
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
};
