import type { CoreOptions } from '../../options/coreOptions.ts';
import { ARITHMETIC } from './arithmetic.ts';
import { ATOMICS } from './atomics.ts';
import { LOGIC_AND_ROTATIONS, ZBA, ZBB, ZBC, ZBKB, ZBS } from './bitManipulation.ts';
import { ZICBOM } from './cacheBlocks.ts';
import { CONTROL } from './control.ts';
import { CSR_ACCESS } from './csrAccess.ts';
import { CUSTOM } from './custom.ts';
import { ZICOND } from './conditional.ts';
import type { Definition } from './definition.ts';
import { ZFINX } from './floating.ts';
import { LOAD_STORE } from './loadStore.ts';
import { MULTIPLY } from './multiply.ts';
import { FENCE, SMRNMI, SYSTEM, ZIFENCEI } from './system.ts';

type Chosen = Pick<CoreOptions, 'base' | 'auxiliary' | 'advanced' | 'custom'>;

/** Groups of instructions, and whether a core has them. */
const GROUPS: [has: (options: Chosen) => boolean, definitions: Definition[]][] = [
  [() => true, [...ARITHMETIC, ...CONTROL, ...LOAD_STORE, ...FENCE]],
  [({ base }) => base.zifencei, ZIFENCEI],
  [({ base }) => base.zicbom, ZICBOM],
  [({ base }) => base.multiply !== 'none', MULTIPLY],
  [({ base }) => base.atomics, ATOMICS],
  [({ base }) => base.zicsr, [...SYSTEM, ...CSR_ACCESS]],
  [({ auxiliary }) => auxiliary.nmi !== null, SMRNMI],
  [({ base }) => base.zba, ZBA],
  [({ base }) => base.zbb || base.zbkb, LOGIC_AND_ROTATIONS],
  [({ base }) => base.zbb, ZBB],
  [({ base }) => base.zbc, ZBC],
  [({ base }) => base.zbkb, ZBKB],
  [({ base }) => base.zbs, ZBS],
  [({ base }) => base.zicond, ZICOND],
  [({ base }) => base.zfinx, ZFINX],
  [({ advanced }) => advanced.customPort, CUSTOM],
];

/** The instructions of 32 bits that a core has, compressed ones being short for some of them. */
export function instructionSet(options: Chosen): Definition[] {
  const standard = GROUPS.filter(([has]) => has(options)).flatMap(([, definitions]) => definitions);
  return [...standard, ...(options.custom?.definitions() ?? [])];
}

/** Every instruction of 32 bits that some core has. */
export const ALL_INSTRUCTIONS = GROUPS.flatMap(([, definitions]) => definitions);

/** Finds the definition of a word among some. */
export function finder(definitions: Definition[]): (word: number) => Definition | undefined {
  const byOpcode = Array.from({ length: 128 }, (_, opcode) =>
    definitions.filter(({ match }) => (match & 0x7f) === opcode),
  );
  return (word) => byOpcode[word & 0x7f]!.find(({ mask, match }) => (word & mask) === match);
}
