import { sayer } from '@netloom/model';
import { ASSIGNMENTS } from './assignments.ts';
import { ARXML } from './arxml.ts';
import { CHIP_IMPORT } from './chipImport.ts';
import { CHIPS } from './chips.ts';
import { CLOCKS } from './clocks.ts';
import { OPTIONS } from './definitions.ts';
import { GENERATION } from './generation.ts';
import { FIXES } from './fixes.ts';
import { IMPORT_REASONS } from './importReasons.ts';
import { LIN } from './lin.ts';
import { ROLES } from './roles.ts';
import { SETTINGS } from './settings.ts';
import { SOLVER } from './solver.ts';

/** Every sentence that is said of pin configurations, in English; other languages are worded by the same keys. */
export const PIN_SENTENCES = {
  ...ASSIGNMENTS,
  ...ROLES,
  ...SETTINGS,
  ...CLOCKS,
  ...OPTIONS,
  ...SOLVER,
  ...FIXES,
  ...LIN,
  ...ARXML,
  ...CHIPS,
  ...CHIP_IMPORT,
  ...IMPORT_REASONS,
  ...GENERATION,
} as const;

export type AssignmentSentence = keyof typeof ASSIGNMENTS;
export type RoleSentence = keyof typeof ROLES;
export type SettingSentence = keyof typeof SETTINGS;
export type ClockSentence = keyof typeof CLOCKS;
export type DefinitionSentence = keyof typeof OPTIONS;
export type SolverSentence = keyof typeof SOLVER;
export type FixSentence = keyof typeof FIXES;
export type LinSentence = keyof typeof LIN;
export type ArxmlSentence = keyof typeof ARXML;
export type ChipSentence = keyof typeof CHIPS;
export type ChipImportSentence = keyof typeof CHIP_IMPORT;
export type GenerationSentence = keyof typeof GENERATION;
export type ImportReason = keyof typeof IMPORT_REASONS;
export type ErratumSentence = Extract<ChipImportSentence, `erratum/${string}`>;

export const say = sayer(PIN_SENTENCES);
