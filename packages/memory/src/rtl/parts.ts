import type { Words } from '../contents/readWords.ts';
import { storedWords } from '../contents/stored.ts';
import type { Memory } from '../document/memory.ts';
import { bitsFor, geometryOf, physicalOf } from '../geometry.ts';
import type { Geometry } from '../geometry.ts';
import type { PowerMode } from '../library/macro.ts';
import { macrosOf } from '../plan/macrosOf.ts';
import type { Candidate } from '../plan/macrosOf.ts';
import type { Tiling } from '../plan/plan.ts';
import { portsOf } from '../plan/ports.ts';
import type { RequestPort } from '../plan/ports.ts';

import { modesOf, powerModes } from './power.ts';

/** What the modules of a memory are written from. */
export interface ArrayParts {
  memory: Memory;
  geometry: Geometry;
  /** With spare columns. */
  physical: Geometry;
  tiling: Tiling;
  ports: readonly RequestPort[];
  macros: Readonly<Record<string, Candidate>>;
  /** Stored words from the start; undefined where nothing is said of them. */
  contents: Words | undefined;
}

export function arrayParts(memory: Memory, tiling: Tiling): ArrayParts {
  const contents = memory.contents === undefined ? undefined : storedWords(memory);
  return {
    ...{ memory, geometry: geometryOf(memory), physical: physicalOf(memory), tiling, contents },
    ...{ ports: portsOf(memory), macros: macrosOf(memory) },
  };
}

/** Name of the module of a macro's cell in this memory. */
export const cellName = ({ memory }: Pick<ArrayParts, 'memory'>, macro: string) =>
  `${memory.name}_cell_${macro.toLowerCase()}`;

/** Address bits of a bank, and of the number of the bank. */
export function bankBits({ memory }: Pick<ArrayParts, 'memory'>, words: number) {
  const rows = Math.ceil(memory.depth / words);
  return { rows, local: bitsFor(words), bank: bitsFor(rows) };
}

/** Modes that the cell of a macro takes from outside. */
export function cellModes(
  { memory, macros }: Pick<ArrayParts, 'memory' | 'macros'>,
  macro: string,
): PowerMode[] {
  const outside = powerModes(memory);
  return modesOf(macros[macro]!.macro).filter((mode) => outside.includes(mode));
}
