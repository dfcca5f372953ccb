import * as c from '../compressed.ts';
import { destination, source } from '../context.ts';
import type { Context } from '../context.ts';
import { OPCODE, addi, immediateForm, storeForm } from '../encode.ts';
import { AMO_FUNCT5, LR_FUNCT5, SC_FUNCT5, atomic } from '../instructions.ts';
import { KEPT } from '../layout.ts';

const LOADS = [
  { funct3: 0, size: 1 },
  { funct3: 1, size: 2 },
  { funct3: 2, size: 4 },
  { funct3: 4, size: 1 },
  { funct3: 5, size: 2 },
];

/** Whether a misaligned access ends well or in a trap that the program survives. */
const mayBeMisaligned = ({ options }: Context) =>
  options.base.zicsr || options.memory.misaligned === 'hardware';

function place(context: Context, size: number): { base: number; offset: number } {
  const { random, reach } = context;
  const near = random.oneIn(2);
  const limit = near ? reach : 2047;
  const offset = random.oneIn(3) ? random.between(0, 15) : random.between(-limit, limit - 3);
  const aligned = random.oneIn(8) && mayBeMisaligned(context) ? offset : offset & -size;
  return { base: near ? KEPT.near : KEPT.data, offset: aligned };
}

/** A load or store of 32 bits. */
export function access(context: Context): void {
  const { random, code } = context;
  const { funct3, size } = random.pick(LOADS);
  const { base, offset } = place(context, size);
  if (random.oneIn(2)) code.word(immediateForm(OPCODE.load, funct3, destination(context), base, offset));
  else code.word(storeForm(funct3 & 3, source(context), base, offset));
}

/** A load or store of 16 bits. */
export function accessShort(context: Context): void {
  const { options, random, code, free, short } = context;
  if (!options.base.compressed) return access(context);
  const offset = 4 * random.below(32);
  const forms = [
    () => c.cLw(random.pick(short), KEPT.near, offset),
    () => c.cSw(random.pick(short), KEPT.near, offset),
    () => c.cLwsp(random.pick(free), offset),
    () => c.cSwsp(random.pick(free), offset),
    ...zcbForms(context),
  ];
  code.half(random.pick(forms)());
}

/** Bytes and halfwords, with Zcb. */
function zcbForms({ options, random, short }: Context): (() => number)[] {
  if (!options.base.zcb) return [];
  const offset = random.below(4);
  return [
    () => c.cLbu(random.pick(short), KEPT.near, offset),
    () => c.cLhu(random.pick(short), KEPT.near, offset),
    () => c.cLh(random.pick(short), KEPT.near, offset),
    () => c.cSb(random.pick(short), KEPT.near, offset),
    () => c.cSh(random.pick(short), KEPT.near, offset),
  ];
}

/** A read-modify-write, or a reservation and what becomes of it. */
export function atomics(context: Context): void {
  const { options, random, code, free } = context;
  if (!options.base.atomics) return access(context);
  const [pointer, rd, operand] = [random.pick(free), destination(context), source(context)];
  const base = random.pick([KEPT.data, KEPT.near]);
  code.word(addi(pointer, base, 4 * random.between(-8, 8)));
  if (random.oneIn(2)) {
    code.word(atomic(random.pick(AMO_FUNCT5), random.below(4), rd, pointer, operand));
    return;
  }
  code.word(atomic(LR_FUNCT5, random.below(4), rd === pointer ? 0 : rd, pointer, 0));
  // What comes between may change the pointer, which only a core with traps survives.
  const survives = options.base.zicsr;
  if (random.oneIn(4)) code.word(addi(pointer, pointer, 4));
  if (survives && random.oneIn(4)) access(context);
  const result = survives ? destination(context) : 0;
  code.word(atomic(SC_FUNCT5, random.below(4), result, pointer, operand));
  if (random.oneIn(2)) code.word(atomic(SC_FUNCT5, 0, destination(context), pointer, operand));
}
