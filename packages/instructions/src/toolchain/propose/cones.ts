import { OPERANDS } from './candidate.ts';
import type { Candidate, Read } from './candidate.ts';
import type { Block, Op } from './flow.ts';
import type { Flow } from './loops.ts';
import { isPure, resultOf } from './operation.ts';
import { accessOf } from './registers.ts';
import { constant, input } from './symbol.ts';
import type { Symbol } from './symbol.ts';
import { Writer, bare } from './text.ts';

const MOST_OPS = 10;
/** Sets of instructions that are tried for one result. */
const MOST_TRIED = 200;

/** Where the registers of each instruction of a block come from. */
class Uses {
  readonly block: Block;
  readonly #live: number;

  constructor(block: Block, live: number) {
    this.block = block;
    this.#live = live;
  }

  /** Index of the instruction of the block that made the register, as seen at `at`; -1 of those before. */
  maker(register: number, at: number): number {
    for (let index = at - 1; index >= 0; index--)
      if ((accessOf(this.block.ops[index]!).writes >>> register) & 1) return index;
    return -1;
  }

  /** Instructions that read what one made; undefined where it may be read elsewhere. */
  readers(index: number): number[] | undefined {
    const register = this.block.ops[index]!.operands!.rd!;
    const readers: number[] = [];
    for (let at = index + 1; at < this.block.ops.length; at++) {
      const { reads, writes } = accessOf(this.block.ops[at]!);
      if ((reads >>> register) & 1) readers.push(at);
      if ((writes >>> register) & 1) return readers;
    }
    return (this.#live >>> register) & 1 ? undefined : readers;
  }
}

const sources = ({ operands }: Op): number[] =>
  [operands!.rs1, operands!.rs2].filter((each): each is number => each !== undefined && each !== 0);

/** Instructions that could be taken in: those whose result nobody else reads. */
function makersOf(cone: ReadonlySet<number>, uses: Uses): number[] {
  return [...cone].flatMap((at) =>
    sources(uses.block.ops[at]!).flatMap((register) => {
      const maker = uses.maker(register, at);
      if (maker < 0 || cone.has(maker) || !isTaken(uses.block.ops[maker]!)) return [];
      return uses.readers(maker)?.every((reader) => cone.has(reader)) ? [maker] : [];
    }),
  );
}

const isTaken = ({ operands }: Op) => operands !== undefined && isPure(operands) && operands.rd !== 0;

/** Sets that end in one instruction, each with one more than another. */
function conesOf(root: number, uses: Uses): Set<number>[] {
  const all: Set<number>[] = [new Set([root])];
  const seen = new Set<string>([String(root)]);
  for (let at = 0; at < all.length && all.length < MOST_TRIED; at++) {
    const cone = all[at]!;
    if (cone.size >= MOST_OPS) continue;
    for (const maker of makersOf(cone, uses)) {
      const larger = new Set([...cone, maker]);
      const key = [...larger].sort((a, b) => a - b).join();
      if (seen.has(key)) continue;
      seen.add(key);
      all.push(larger);
    }
  }
  return all.filter(({ size }) => size > 1);
}

/** Values that come from outside, by where each was made. */
interface Outer extends Read {
  maker: number;
}

function outersOf(cone: ReadonlySet<number>, uses: Uses, known: (register: number) => boolean): Outer[] {
  const found = new Map<string, Outer>();
  for (const at of [...cone].sort((a, b) => a - b))
    for (const register of sources(uses.block.ops[at]!)) {
      const maker = uses.maker(register, at);
      if (cone.has(maker) || (maker < 0 && known(register))) continue;
      const key = `${register} ${maker}`;
      if (!found.has(key)) found.set(key, { register, maker, at: uses.block.ops[at]!.address });
    }
  return [...found.values()];
}

/** Whether a value from outside is still in its register at the last instruction, the others of the set being gone. */
function isKept({ register, maker }: Outer, root: number, cone: ReadonlySet<number>, { block }: Uses) {
  for (let at = maker + 1; at < root; at++)
    if (!cone.has(at) && (accessOf(block.ops[at]!).writes >>> register) & 1) return false;
  return true;
}

function symbolOf(
  root: number,
  cone: ReadonlySet<number>,
  uses: Uses,
  known: (register: number) => number | undefined,
) {
  const made = new Map<number, Symbol>();
  const outer = new Map<string, Symbol>();
  const value =
    (at: number) =>
    (register: number): Symbol => {
      if (register === 0) return constant(0);
      const maker = uses.maker(register, at);
      if (cone.has(maker)) return made.get(maker)!;
      const fixed = maker < 0 ? known(register) : undefined;
      if (fixed !== undefined) return constant(fixed);
      const name = `${register} ${maker}`;
      if (!outer.has(name)) outer.set(name, input(name));
      return outer.get(name)!;
    };
  for (const at of [...cone].sort((a, b) => a - b))
    made.set(at, resultOf(uses.block.ops[at]!.operands!, value(at)));
  return made.get(root)!;
}

function candidateOf(root: number, cone: Set<number>, uses: Uses, flow: Flow): Candidate[] {
  const { block } = uses;
  const before = flow.constants[block.index];
  const known = (register: number) => before?.get(register);
  const outers = outersOf(cone, uses, (register) => known(register) !== undefined);
  if (outers.length === 0 || outers.length > OPERANDS.length) return [];
  if (!outers.every((outer) => isKept(outer, root, cone, uses))) return [];
  const names = outers.map(({ register, maker }) => `${register} ${maker}`);
  const symbol = symbolOf(root, cone, uses, known);
  if (symbol.kind === 'constant' || symbol.kind === 'input') return [];
  const writer = new Writer([symbol], (name) => OPERANDS[names.indexOf(name)]!);
  const text = bare(writer.of(symbol));
  const ops = [...cone].sort((a, b) => a - b).map((at) => block.ops[at]!);
  const times = flow.counts.get(block.ops[root]!.address) ?? 0;
  return [
    {
      ...{ sort: 'block', ops, times, rounds: 1, inputs: outers },
      output: block.ops[root]!.operands!.rd!,
      behaviour: [...writer.lines, `rd = ${text};`],
      executed: times * cone.size,
    },
  ];
}

/** Instructions of one block that compute one register. */
export function coneCandidates(flow: Flow): Candidate[] {
  const hot = flow.blocks.filter(({ ops }) => (flow.counts.get(ops[0]!.address) ?? 0) > 1);
  return hot.flatMap((block) => {
    const uses = new Uses(block, flow.live[block.index]!);
    return block.ops.flatMap((op, root) =>
      isTaken(op) ? conesOf(root, uses).flatMap((cone) => candidateOf(root, cone, uses, flow)) : [],
    );
  });
}
