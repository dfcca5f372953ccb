import { Label } from '../../program/assembler.ts';
import { access, accessShort, atomics } from '../../program/blocks/memory.ts';
import { compute, computeShort, constant, custom } from '../../program/blocks/compute.ts';
import { branch, jump, loop } from '../../program/blocks/flow.ts';
import { CSR, changeMode, fence, modify } from '../../program/blocks/system.ts';
import { trap } from '../../program/blocks/traps.ts';
import { contextOf } from '../../program/context.ts';
import type { Context } from '../../program/context.ts';
import { OPCODE, addi, branchForm, csr, jumpForm, lui, lw, registerForm, sw } from '../../program/encode.ts';
import { handler } from '../../program/handler.ts';
import type { Image } from '../../program/image.ts';
import { expectTraps } from '../../program/expectTraps.ts';
import { KEPT, LAYOUT } from '../../program/layout.ts';
import { Random } from '../../program/random.ts';
import { hasNmi } from '../../options/nmi.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { PLACE } from '../layout.ts';
import { openMemory } from '../openMemory.ts';
import type { RandomWeights, Suite } from '../suite.ts';
import type { DeliveryTest } from '../test.ts';

/** Where the next word of the signature goes: the thread pointer, which nothing else uses here. */
const SIGNATURE = 4;
const MIE = 8;
const BLOCKS = 120;
/** Blocks after which the registers go to the signature. */
const EACH = 8;

type Block = (context: Context) => void;

const COMPUTE: readonly Block[] = [compute, compute, computeShort, computeShort, constant, custom];
const MEMORY: readonly Block[] = [access, access, accessShort, atomics, fence];
const SIMPLE: readonly Block[] = [...COMPUTE, ...MEMORY];
const simple: Block = (context) => context.random.pick(SIMPLE)(context);
const FLOW: readonly Block[] = [
  (context) => branch(context, simple),
  (context) => loop(context, (inner) => (inner.random.oneIn(6) ? branch(inner, simple) : simple(inner))),
  (context) => jump(context, simple),
  modify,
];
const TRAPS: readonly Block[] = [trap, trap, trap, changeMode];

export const USUAL_WEIGHTS: RandomWeights = { compute: 4, memory: 3, flow: 2, traps: 1 };

function sortOf({ options, random }: Context, weights: RandomWeights): readonly Block[] {
  const sorts: [number, readonly Block[]][] = [
    [weights.compute, COMPUTE],
    [weights.memory, MEMORY],
    [weights.flow, FLOW],
    [options.base.zicsr ? weights.traps : 0, TRAPS],
  ];
  let left = random.below(sorts.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, sort] of sorts) {
    if (left < weight) return sort;
    left -= weight;
  }
  return COMPUTE;
}

/** All registers that a program may have changed. */
function checkpoint({ code, free }: Context): void {
  code.word(...free.map((register, at) => sw(register, SIGNATURE, 4 * at)));
  code.word(addi(SIGNATURE, SIGNATURE, 4 * free.length));
}

function begin(context: Context): void {
  const { options, random, code, free } = context;
  for (const register of free) code.constant(register, random.operand());
  code.word(addi(KEPT.loop, 0, MIE));
  if (options.base.zicsr) {
    code.constant(1, LAYOUT.code | random.below(2));
    code.word(
      csr(1, 0, CSR.mtvec, 1),
      ...expectTraps(options),
      addi(1, 0, -1),
      csr(1, 0, CSR.mie, 1),
      ...(hasNmi(options) ? [csr(2, 0, CSR.mnstatus, KEPT.loop)] : []),
      csr(2, 0, CSR.mstatus, KEPT.loop),
    );
    openMemory(options, code, 1);
  }
  code.constant(KEPT.data, LAYOUT.data + LAYOUT.dataSize / 2);
  code.constant(KEPT.near, LAYOUT.data + LAYOUT.dataSize / 2 + 64);
  code.constant(SIGNATURE, PLACE.signature);
}

/** The data that the program has worked on, as sums of sixteen parts. */
function foldData({ code }: Context): void {
  const [pointer, end, sum, word, part] = [5, 6, 7, 10, 11];
  const [again, inner] = [new Label(), new Label()];
  code.constant(pointer, LAYOUT.data);
  code.word(addi(part, 0, 16));
  code.place(again);
  code.word(addi(sum, 0, 0), addi(end, pointer, LAYOUT.dataSize / 16));
  code.place(inner);
  code.word(lw(word, pointer, 0), addi(pointer, pointer, 4));
  code.word(
    registerForm(OPCODE.immediate, 0, 1, 12, sum, 5),
    registerForm(OPCODE.register, 0x20, 0, sum, 12, sum),
    registerForm(OPCODE.register, 0, 4, sum, sum, word),
  );
  code.to(inner, (offset) => branchForm(1, pointer, end, offset));
  code.word(sw(sum, SIGNATURE, 0), addi(SIGNATURE, SIGNATURE, 4), addi(part, part, -1));
  code.to(again, (offset) => branchForm(1, part, 0, offset));
}

export interface RandomTestSettings {
  seed: number;
  weights?: RandomWeights;
  /** Blocks by number that are written; all when not given. */
  kept?: ReadonlySet<number>;
  blocks?: number;
}

/** Each block is drawn from numbers of its own, so that one can be left out and the others stay as they are. */
export function randomImage(
  options: CoreOptions,
  { seed, weights = USUAL_WEIGHTS, kept, blocks = BLOCKS }: RandomTestSettings,
): { image: Image; notes: Map<number, string> } {
  const drawn = contextOf(options, new Random(seed), LAYOUT.code);
  const context = { ...drawn, free: drawn.free.filter((register) => register !== SIGNATURE) };
  const { code } = context;
  const notes = new Map<number, string>();
  if (options.base.zicsr) handler(context);
  const entry = code.here;
  begin(context);
  for (let number = 0; number < blocks; number++) {
    if (kept === undefined || kept.has(number)) {
      context.random = new Random(Math.imul(seed, 0x10001) + 7 * number);
      notes.set(code.here, `block ${number}`);
      context.random.pick(sortOf(context, weights))(context);
    }
    if (number % EACH === EACH - 1) checkpoint(context);
  }
  foldData(context);
  code.constant(1, PLACE.lastWord);
  code.word(sw(1, SIGNATURE, 0));
  code.word(lui(1, LAYOUT.tohost >>> 12), addi(3, 0, 1), sw(3, 1, 0), jumpForm(0, 0));
  const random = new Random(seed);
  const data = Uint32Array.from({ length: LAYOUT.dataSize / 4 }, () => random.operand());
  const pieces = [
    { address: LAYOUT.code, bytes: code.finish() },
    { address: LAYOUT.data, bytes: new Uint8Array(data.buffer) },
  ];
  return { image: { entry, pieces }, notes };
}

/** Programs of random instructions; on every second the bus has random wait states. */
export const random: Suite = {
  id: 'random',
  missing: () => undefined,
  tests: (options, { programs, seed: first, weights }) =>
    Array.from({ length: programs }, (_, index): DeliveryTest => {
      const seed = first + index;
      const plusargs = index % 2 === 1 ? ['+latency', `+seed=${seed}`] : [];
      return {
        suite: 'random',
        name: `random-${seed}`,
        about: `random instructions, seed ${seed}`,
        plusargs,
        ...randomImage(options, { seed, weights }),
      };
    }),
};
