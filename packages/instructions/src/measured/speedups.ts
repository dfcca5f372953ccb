import { PRESETS, rtlHash } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { withInstructions } from '../core/customInstructions.ts';
import type { Insn, Instruction } from '../document/insn.ts';
import { writeInsn } from '../document/writeInsn.ts';
import { LIBRARY } from '../library/definitions.ts';
import { EXAMPLE_PROGRAMS } from '../toolchain/programs/index.ts';
import type { ExampleProgram } from '../toolchain/programs/index.ts';
import type { MeasuredSpeedup } from './speedup.ts';
import { MEASURED_SPEEDUPS } from './table.ts';

export const SPEEDUP_CORES = ['micro', 'standard', 'nano'] as const;
type SpeedupCore = (typeof SPEEDUP_CORES)[number];

/** FNV-1a, 32 bits. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const hasTables = ({ states }: Insn) => Object.values(states).some(({ depth }) => depth !== undefined);

/** Definitions that a core has together: those with tables, which are large, and all others. */
const besides = (insn: string | undefined): Insn[] => {
  const own = LIBRARY.find(({ name }) => name === insn)!;
  return LIBRARY.filter((each) => hasTables(each) === hasTables(own));
};

/** A preset with those of the library among which the definition is. */
export const coreOf = (core: SpeedupCore, insn: string | undefined): CoreOptions =>
  withInstructions(PRESETS[core], besides(insn));

const rtl = new Map<string, string>();

function rtlOf(core: SpeedupCore, insn: string | undefined): string {
  const key = [core, ...besides(insn).map(({ name }) => name)].join(' ');
  let hash = rtl.get(key);
  if (hash === undefined) rtl.set(key, (hash = rtlHash(coreOf(core, insn))));
  return hash;
}

/** The program, its definition and the RTL of the core: of other texts a measure says nothing. */
export function speedupHash({ insn, text }: ExampleProgram, core: SpeedupCore): string {
  const definition = LIBRARY.find(({ name }) => name === insn)!;
  return fnv1a(`${text}\n${writeInsn(definition)}\n${rtlOf(core, insn)}`);
}

/** Programs that instructions of the library make faster. */
export const SPEEDUP_PROGRAMS = EXAMPLE_PROGRAMS.filter(({ insn }) => insn !== undefined);

/** What was measured of today's texts. */
export const speedupsToday = (): MeasuredSpeedup[] => SPEEDUP_PROGRAMS.flatMap(speedupsOf);

const known = new Map<string, MeasuredSpeedup[]>();

/** The same of one program: the hash of each core's RTL is worked out once. */
export function speedupsOf(program: ExampleProgram): MeasuredSpeedup[] {
  let rows = known.get(program.id);
  if (rows === undefined) {
    const own = MEASURED_SPEEDUPS.filter((row) => row.program === program.id);
    known.set(program.id, (rows = own.filter(({ core, of }) => speedupHash(program, core) === of)));
  }
  return rows;
}

/** The program that measures an instruction, where it is the library's as it stands there; else undefined. */
export function programFor(insn: Insn, name: string): ExampleProgram | undefined {
  const own = insn.instructions[name];
  const program = SPEEDUP_PROGRAMS.find(({ instructions }) => instructions.includes(name));
  const library = LIBRARY.find((each) => each.name === program?.insn);
  const theirs = library?.instructions[name];
  const same = (part: (each: Instruction) => unknown) =>
    own !== undefined && theirs !== undefined && JSON.stringify(part(own)) === JSON.stringify(part(theirs));
  const isSame = same(({ behaviour }) => behaviour) && same(({ latency }) => latency);
  return isSame && JSON.stringify(insn.states) === JSON.stringify(library?.states) ? program : undefined;
}
