import type { Context } from '../context.ts';
import type { Report } from '../report.ts';
import { checkAnalogSwitch } from './analogSwitch.ts';
import { checkAssignments } from './assignments.ts';
import { checkBackupPins } from './backupPins.ts';
import { checkBonded } from './bonded.ts';
import { checkExti } from './exti.ts';
import { checkFlash } from './flash.ts';
import { checkLabels } from './labels.ts';
import { checkOscillators } from './oscillators.ts';
import { checkParameters } from './parameters.ts';
import { checkPeripherals } from './peripherals.ts';
import { checkPlacement } from './placement.ts';
import { checkPortBits } from './portBits.ts';
import { checkRates } from './rates.ts';
import { checkRemaps } from './remaps.ts';
import { checkRoles } from './roles.ts';
import { checkSettings } from './settings.ts';
import { checkShared } from './shared.ts';

/** Every rule; each says what it finds. */
export const RULES: readonly ((context: Context, report: Report) => void)[] = [
  checkPeripherals,
  checkAssignments,
  checkShared,
  checkPlacement,
  checkBonded,
  checkPortBits,
  checkAnalogSwitch,
  checkRemaps,
  checkExti,
  checkParameters,
  checkRates,
  checkSettings,
  checkLabels,
  checkOscillators,
  checkRoles,
  checkBackupPins,
  checkFlash,
];
