import { PRESETS } from '@netloom/core';
import { moduleText } from '@netloom/core/custom';
import { statesOf } from '../core/understood.ts';
import type { Known } from '../core/understood.ts';
import type { Insn } from '../document/insn.ts';
import { operationUnit } from './operationUnit.ts';

/** The operation of an instruction as a core called `core` has it. */
export const instructionRtl = (insn: Insn, known: Known): string =>
  moduleText({ ...PRESETS.standard, name: 'core' }, operationUnit(known, statesOf(insn)));
