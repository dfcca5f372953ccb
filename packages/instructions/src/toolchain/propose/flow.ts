import { operandsOfWord } from '@netloom/core/custom';
import type { StandardOperands } from '@netloom/core/custom';
import type { Listed } from '../listing.ts';
import { isBranch } from './operation.ts';

export interface Op extends Listed {
  /** Undefined for words of no instruction of the standard. */
  operands: StandardOperands | undefined;
}

/** Instructions that are executed one behind the other, and where it goes on. */
export interface Block {
  index: number;
  ops: Op[];
  /** Blocks of the same function, by index; a branch that is taken first. */
  next: number[];
  before: number[];
  /** A function begins here, or it is reached in a way that is not known. */
  isEntry: boolean;
  /** Where it goes on may be elsewhere: behind a return, a computed jump, or what is no instruction. */
  leaves: boolean;
}

const RA = 1;

const isCall = ({ name, rd }: StandardOperands) => (name === 'jal' || name === 'jalr') && rd !== 0;

/** Where a jump or a branch leads; undefined for others. */
function targetOf({ address, operands }: Op): number | undefined {
  if (operands === undefined) return undefined;
  const direct = isBranch(operands) || operands.name === 'jal';
  return direct ? (address + operands.immediate) >>> 0 : undefined;
}

const endsBlock = ({ operands }: Op) =>
  operands === undefined ||
  isBranch(operands) ||
  ['jal', 'jalr', 'ecall', 'ebreak', 'mret'].includes(operands.name);

const withOperands = (each: Listed): Op => ({ ...each, operands: operandsOfWord(each.word, each.bytes) });

/** Functions with a jump that is computed: any of their blocks may be where it leads. */
function computedIn(ops: readonly Op[]): Set<string> {
  const computed = ops.filter(
    ({ operands }) => operands?.name === 'jalr' && operands.rd === 0 && operands.rs1 !== RA,
  );
  return new Set(computed.map((each) => each.function));
}

/** The blocks of a program. */
export function blocksOf(listed: readonly Listed[]): Block[] {
  const ops = listed.map(withOperands);
  const targets = new Set(ops.flatMap((each) => targetOf(each) ?? []));
  const called = new Set(
    ops.flatMap((each) => (each.operands && isCall(each.operands) ? (targetOf(each) ?? []) : [])),
  );
  const computed = computedIn(ops);
  const blocks: Block[] = [];
  let open: Op[] | undefined;
  ops.forEach((op, at) => {
    const last = ops[at - 1];
    const begins = last === undefined || last.function !== op.function || targets.has(op.address);
    if (begins || open === undefined || last!.address + last!.bytes !== op.address) {
      open = [];
      const isEntry = last?.function !== op.function || called.has(op.address) || computed.has(op.function);
      blocks.push({ index: blocks.length, ops: open, next: [], before: [], isEntry, leaves: false });
    }
    open.push(op);
    if (endsBlock(op)) open = undefined;
  });
  connect(blocks);
  return blocks;
}

function connect(blocks: readonly Block[]): void {
  const at = new Map(blocks.map(({ index, ops }) => [ops[0]!.address, index]));
  for (const block of blocks) {
    const last = block.ops.at(-1)!;
    const { operands } = last;
    const target = targetOf(last);
    const jumps = operands?.name === 'jal' && operands.rd === 0;
    const stops = operands === undefined || (operands.name === 'jalr' && operands.rd === 0);
    const ways = [
      ...(target !== undefined && !isCall(operands!) ? [target] : []),
      ...(jumps || stops || operands?.name === 'mret' ? [] : [last.address + last.bytes]),
    ];
    block.next = ways.flatMap((address) => at.get(address) ?? []);
    block.leaves = stops || operands?.name === 'mret' || block.next.length < ways.length;
    for (const next of block.next) blocks[next]!.before.push(block.index);
  }
}

/** Whether an op calls, after which registers of the caller are gone. */
export const calls = ({ operands }: Op): boolean => operands !== undefined && isCall(operands);
