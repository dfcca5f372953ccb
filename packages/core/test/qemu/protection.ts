import { access, accessShort } from '../../src/program/blocks/memory.ts';
import { compute } from '../../src/program/blocks/compute.ts';
import { contextOf, destination } from '../../src/program/context.ts';
import type { Context } from '../../src/program/context.ts';
import { ECALL, OPCODE, csr, immediateForm, storeForm } from '../../src/program/encode.ts';
import { KEPT } from '../../src/program/layout.ts';
import { Random } from '../../src/program/random.ts';
import type { CoreOptions } from '../../src/index.ts';
import { DATA, around, leaveMachineMode } from './programs.ts';
import { MEMORY_BASE } from './runQemu.ts';

const [PMPCFG0, PMPADDR0] = [0x3a0, 0x3b0];
const ENTRIES = 16;
const [RANGE, WORD, ALIGNED] = [1, 2, 3];
const EVERYTHING = 0xffff_ffff;
const ALL_RIGHTS = 0x1f;

function write({ code }: Context, register: number, address: number, value: number, rd = 0): void {
  code.constant(register, value);
  code.word(csr(1, rd, address, register));
}

/** Words near the pointers to the data, where the accesses of the program are. */
function place({ random, edges }: Context): number {
  const word = (DATA + random.between(-0x900, 0x1900)) >>> 2;
  edges.push(word);
  return word;
}

/** A load or store beside a word at which a rule may begin or end. */
function probe({ random, code, free, edges }: Context): void {
  const [register, value] = [random.pick(free), random.pick(free)];
  const width = random.below(3);
  code.constant(register, 4 * random.pick(edges) + 4 * random.between(-1, 1));
  code.word(
    random.oneIn(2)
      ? immediateForm(OPCODE.load, width, value, register, 0)
      : storeForm(width, value, register, 0),
  );
}

/** A rule; the last entry keeps everything for all modes. Writing without reading is reserved, and QEMU keeps it. */
function rule({ random }: Context, index: number): number {
  if (index === ENTRIES - 1) return ALL_RIGHTS;
  const lock = random.oneIn(6) ? 0x80 : 0;
  const matching = random.pick(index === 0 ? [0, WORD, ALIGNED] : [0, RANGE, RANGE, WORD, ALIGNED]);
  return lock | (matching << 3) | random.pick([0, 1, 3, 4, 5, 7]);
}

function rules(context: Context, register: number, word: number): void {
  const bytes = [0, 1, 2, 3].map((byte) => rule(context, 4 * word + byte) << (8 * byte));
  const value = bytes.reduce((all, byte) => (all | byte) >>> 0, 0);
  write(context, register, PMPCFG0 + word, value, destination(context));
}

/** With the rule that begins there: QEMU 7.2 looks at where it begins only when it is written itself. */
function address(context: Context, register: number, index: number): void {
  const { random } = context;
  const ones = random.oneIn(2) ? 0 : (1 << random.between(2, 8)) - 1;
  write(context, register, PMPADDR0 + index, (place(context) | ones) >>> 0, destination(context));
  rules(context, register, (index + 1) >> 2);
}

/** Rules at random, then accesses in machine mode and in user mode, whose ecall goes on in user mode. */
export function protectedProgram(options: CoreOptions, seed: number, blocks: number): Uint8Array {
  const context = contextOf(options, new Random(seed), MEMORY_BASE);
  const { code, random, free } = context;
  const register = 5;
  return around(code, options, () => {
    for (const each of free) code.constant(each, random.operand());
    for (let index = 0; index < ENTRIES; index++)
      write(context, register, PMPADDR0 + index, index === ENTRIES - 1 ? EVERYTHING : place(context));
    for (let word = 0; word < ENTRIES / 4; word++) rules(context, register, word);
    code.constant(KEPT.data, DATA);
    code.constant(KEPT.near, DATA + 0x1000);
    for (let index = 0; index < blocks; index++) {
      if (index === blocks >> 1) leaveMachineMode(context);
      const kinds = [
        () => access(context),
        () => probe(context),
        () => probe(context),
        () => accessShort(context),
        () => compute(context),
        () => rules(context, random.pick(free), random.below(ENTRIES / 4)),
        () => address(context, random.pick(free), random.below(ENTRIES - 1)),
        () => code.word(ECALL),
      ];
      random.pick(kinds)();
    }
  });
}
