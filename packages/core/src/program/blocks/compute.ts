import * as c from '../compressed.ts';
import { destination, source } from '../context.ts';
import type { Context } from '../context.ts';
import type { CustomEncoding } from '../../custom/customInstructions.ts';
import { statusesOf } from '../../custom/context.ts';
import { OPCODE, csr, csrImmediate, registerForm, upperForm } from '../encode.ts';
import { KEPT } from '../layout.ts';

const MSTATUS = 0x300;

/** A computation of 32 bits with random operands. */
export function compute(context: Context): void {
  const { random, code, computations } = context;
  const { form, encode } = random.pick(computations);
  const other = form === 'register' ? source(context) : random.between(-2048, 2047);
  code.word(encode(destination(context), source(context), other));
}

/** A corner value in a register. */
export function constant(context: Context): void {
  const { random, code } = context;
  const value = random.operand();
  if (random.oneIn(4))
    code.word(upperForm(random.pick([OPCODE.lui, OPCODE.auipc]), destination(context), value >>> 12));
  else code.constant(random.pick(context.free), value);
}

/** An instruction of 16 bits that computes; one of 32 in a core without them. */
export function computeShort(context: Context): void {
  const { options, random, code, free, short } = context;
  if (!options.base.compressed) return compute(context);
  const rd = random.pick(free);
  const near = random.pick(short);
  const value = random.between(-32, 31);
  const forms: (() => number)[] = [
    () => c.cAddi(rd, value || 1),
    () => c.cLi(rd, value),
    () => c.cLui(rd, value || 1),
    () => c.cAddi4spn(near, 4 * random.between(1, 255)),
    () => c.cShiftRight(random.below(2), near, random.between(1, 31)),
    () => c.cAndi(near, value),
    () => c.cArithmetic(random.below(4), near, random.pick([...short, 8, 9])),
    () => c.cSlli(rd, random.between(1, 31)),
    () => c.cMv(rd, random.pick(free)),
    () => c.cAdd(rd, random.pick(free)),
    () => c.C_NOP,
    ...zcbForms(context, near),
  ];
  code.half(random.pick(forms)());
}

/** Addresses of custom instructions lie around the program's data, so that no store hits its code. */
const addressSource = ({ random }: Context) => random.pick([KEPT.data, KEPT.near]);

/** Forms of Zcb that the core has. */
function zcbForms({ options: { base }, random, short }: Context, near: number): (() => number)[] {
  if (!base.zcb) return [];
  const kinds = base.zbb ? [0, 1, 2, 3, 5] : [0, 5];
  return [
    () => c.cUnary(random.pick(kinds), near),
    ...(base.multiply === 'none' ? [] : [() => c.cMul(near, random.pick([...short, 8, 9]))]),
  ];
}

/** A custom instruction of the core's own, with random bits wherever it leaves them open. */
function given(context: Context, { mask, match, access, points, ...has }: CustomEncoding): number {
  const base = access !== undefined || points === true ? addressSource : source;
  const fields: [boolean, number, () => number][] = [
    [has.rd, 7, () => destination(context)],
    [has.rs1, 15, () => base(context)],
    [has.rs2, 20, () => source(context)],
    [has.rs3, 27, () => source(context)],
  ];
  const free = (context.random.word() & ~mask) | match;
  return (
    fields.reduce((word, [there, low, register]) => {
      return there ? (word & ~(31 << low)) | (register() << low) : word;
    }, free) >>> 0
  );
}

/** Sets the status of some states, or reads it right behind what may have changed it; seldom off, where all traps. */
function status(context: Context): void {
  const { options, random, code } = context;
  const sets = statusesOf(options);
  if (sets.length === 0) return;
  const { address } = random.pick(sets);
  const read = csr(2, destination(context), random.oneIn(2) ? address : MSTATUS, 0);
  const write = csrImmediate(1, 0, address, random.pick([0, 1, 1, 2, 2, 2, 3]));
  code.word(random.pick([read, write]));
}

/** Instructions of the core's own, or one for the unit at the custom port. */
export function custom(context: Context): void {
  const { options, random, code } = context;
  if (options.custom) {
    // Where no trap can be survived, an address that is made of a state is too much of a risk.
    const { encodings } = options.custom;
    const safe = options.base.zicsr ? encodings : encodings.filter(({ access }) => access === undefined);
    if (safe.length === 0) return compute(context);
    // Often several in a row: they meet in states.
    for (let left = random.between(1, 4); left > 0; left--) {
      code.word(given(context, random.pick(safe)));
      status(context);
    }
    return;
  }
  if (!options.advanced.customPort) return compute(context);
  const [rd, rs1, rs2] = [destination(context), source(context), source(context)];
  code.word(registerForm(OPCODE.custom0, random.below(128), random.below(8), rd, rs1, rs2));
}
