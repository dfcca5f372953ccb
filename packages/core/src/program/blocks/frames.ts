import { Label } from '../assembler.ts';
import { cmMva01s, cmMvsa01, cmStack } from '../compressed.ts';
import type { Context } from '../context.ts';
import { OPCODE, addi, branchForm, jumpForm, lw, registerForm } from '../encode.ts';
import { KEPT } from '../layout.ts';

/** What is taken back at the end, whatever became of the frame: a refused access is skipped with its instruction. */
const BEFORE = { [KEPT.data]: 5, [KEPT.near]: 6, [KEPT.rounds]: 7 };
const RA = 1;
const [SHOULD, IS] = [12, 13];
/** Neither kept, nor saved, nor of use to the block. */
const FREE = [10, 11, 14];
const WORD = 4;

interface Frame {
  /** As the instructions name it, 4 to 15. */
  list: number;
  /** Times 16 bytes beyond what the list takes. */
  more: number;
}

const countOf = ({ list }: Frame) => (list === 15 ? 13 : list - 3);
const bytesOf = (frame: Frame) => 16 * (Math.ceil(countOf(frame) / 4) + frame.more);

function frameIn({ options, random }: Context): Frame {
  return { list: random.between(4, options.base.isa === 'rv32e' ? 6 : 15), more: random.below(4) };
}

function body({ random, code }: Context): void {
  for (let left = random.below(4); left > 0; left--) {
    const [rd, rs1] = [random.pick(FREE), random.pick(FREE)];
    code.word(
      random.oneIn(2)
        ? addi(rd, rs1, random.between(-99, 99))
        : registerForm(OPCODE.register, 0, 0, rd, rs1, RA),
    );
  }
}

/** A function without its call: registers are saved, and taken back. */
function saved(context: Context): void {
  const { random, code } = context;
  const frame = frameIn(context);
  if (!random.oneIn(5)) code.half(cmStack('push', frame));
  body(context);
  code.half(cmStack('pop', frame));
}

/** A function that returns, where its frame holds the link. */
function called(context: Context): void {
  const { random, code } = context;
  const frame = frameIn(context);
  const [begin, end] = [new Label(), new Label()];
  code.to(begin, (offset) => jumpForm(RA, offset));
  code.to(end, (offset) => jumpForm(0, offset));
  code.place(begin);
  code.half(cmStack('push', frame));
  code.word(addi(IS, 0, 0), lw(IS, BEFORE[KEPT.data]!, -WORD * countOf(frame)));
  code.to(end, (offset) => branchForm(1, IS, RA, offset));
  code.word(addi(SHOULD, BEFORE[KEPT.data]!, -bytesOf(frame)));
  code.to(end, (offset) => branchForm(1, SHOULD, KEPT.data, offset));
  body(context);
  code.half(cmStack(random.pick(['popret', 'popretz']), frame));
  code.place(end);
}

/** Arguments into saved registers, and back. */
function moved({ options, random, code }: Context): void {
  const most = options.base.isa === 'rv32e' ? 2 : 8;
  const first = random.below(most);
  if (random.oneIn(2)) code.half(cmMva01s(first, random.below(most)));
  else code.half(cmMvsa01(first, (first + random.between(1, most - 1)) % most));
}

/** Instructions of Zcmp, as functions use them. */
export function frames(context: Context): void {
  const { random, code } = context;
  for (const [register, copy] of Object.entries(BEFORE)) code.word(addi(copy, Number(register), 0));
  random.pick([saved, called, called, moved])(context);
  for (const [register, copy] of Object.entries(BEFORE)) code.word(addi(Number(register), copy, 0));
}
