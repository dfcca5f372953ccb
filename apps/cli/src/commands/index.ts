import type { Command } from '../command.ts';
import { backupCommands } from './backupCommands.ts';
import { coreCommands } from './core/commands.ts';
import { designCommands } from './designCommands.ts';
import { documentCommands } from './documents/commands.ts';
import { insnCommands } from './insn/commands.ts';
import { mapCommands } from './map/commands.ts';
import { memoryCommands } from './memory/commands.ts';
import { pinmuxCommands } from './pinmux/commands.ts';
import { pinCommands } from './pins/commands.ts';
import { regressCommands } from './regress/commands.ts';
import { registerCommands } from './registers/commands.ts';
import { waveCommands } from './wave/commands.ts';

/** By area, as the help shows them. */
export const AREAS: readonly (readonly Command[])[] = [
  designCommands,
  regressCommands,
  documentCommands,
  registerCommands,
  mapCommands,
  coreCommands,
  insnCommands,
  pinCommands,
  pinmuxCommands,
  memoryCommands,
  waveCommands,
  backupCommands,
];
