import { Label } from '../assembler.ts';
import * as c from '../compressed.ts';
import { destination, source } from '../context.ts';
import type { Context } from '../context.ts';
import { OPCODE, addi, branchForm, jalr, jumpForm, upperForm } from '../encode.ts';
import { KEPT } from '../layout.ts';

type Body = (context: Context) => void;
const BRANCHES = [0, 1, 4, 5, 6, 7];

function several(context: Context, most: number, body: Body): void {
  for (let left = context.random.between(0, most); left > 0; left--) body(context);
}

/** A branch that may skip some instructions. */
export function branch(context: Context, body: Body): void {
  const { options, random, code, short } = context;
  const end = new Label();
  if (options.base.compressed && random.oneIn(3)) {
    const test = random.pick([c.cBeqz, c.cBnez]);
    const register = random.pick(short);
    code.to(end, (offset) => test(register, offset), 2);
  } else {
    const funct3 = random.pick(BRANCHES);
    const rs1 = source(context);
    const rs2 = random.oneIn(4) ? rs1 : source(context);
    code.to(end, (offset) => branchForm(funct3, rs1, rs2, offset));
  }
  several(context, 4, body);
  code.place(end);
}

/** A loop of a few rounds, closed by any of the branches back. */
export function loop(context: Context, body: Body): void {
  const { options, random, code } = context;
  const begin = new Label();
  code.word(addi(KEPT.loop, 0, random.between(1, 6)));
  code.place(begin);
  several(context, 8, body);
  if (options.base.compressed && random.oneIn(2)) {
    code.half(c.cAddi(KEPT.loop, -1));
    if (random.oneIn(2)) body(context);
    code.to(begin, (offset) => branchForm(1, KEPT.loop, 0, offset));
    return;
  }
  code.word(addi(KEPT.loop, KEPT.loop, -1));
  const back = random.pick([
    (offset: number) => branchForm(1, 0, KEPT.loop, offset),
    (offset: number) => branchForm(4, 0, KEPT.loop, offset),
    (offset: number) => branchForm(6, 0, KEPT.loop, offset),
  ]);
  code.to(begin, back);
}

/** A jump over some instructions, with or without a link, to a label or through a register. */
export function jump(context: Context, body: Body): void {
  const { options, random, code, free } = context;
  const end = new Label();
  const kind = random.below(options.base.compressed ? 5 : 3);
  const rd = destination(context);
  const register = random.pick(free);
  if (kind === 0) code.to(end, (offset) => jumpForm(rd, offset));
  else if (kind === 3) code.to(end, random.pick([c.cJ, c.cJal]), 2);
  else {
    code.word(upperForm(OPCODE.auipc, register, 0));
    if (kind === 4) {
      code.to(end, (offset) => addi(register, register, offset + 4));
      code.half(random.pick([c.cJr, c.cJalr])(register));
    } else {
      const odd = random.below(2);
      code.to(end, (offset) => jalr(rd, register, (offset + 4) | odd));
    }
  }
  several(context, 4, body);
  code.place(end);
}
