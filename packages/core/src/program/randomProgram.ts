import { hasClic } from '../options/clic.ts';
import { hasDoubleTrap } from '../options/doubleTrap.ts';
import { hasNmi } from '../options/nmi.ts';
import { benchMap } from '../bench/memoryMap.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { Label } from './assembler.ts';
import { access, accessShort, atomics } from './blocks/memory.ts';
import { cacheBlock } from './blocks/cacheBlocks.ts';
import { compute, computeShort, constant, custom } from './blocks/compute.ts';
import { branch, jump, loop } from './blocks/flow.ts';
import { floating } from './blocks/floating.ts';
import { frames } from './blocks/frames.ts';
import { CSR, changeMode, csrAccess, fence, modify, sleep } from './blocks/system.ts';
import { trap } from './blocks/traps.ts';
import {
  borrowRights,
  callStub,
  firstRules,
  probe,
  protection,
  rulesOf,
  stubs,
} from './blocks/protection.ts';
import { firstLevels, vectorTable } from './clic.ts';
import { expectTraps } from './expectTraps.ts';
import { contextOf } from './context.ts';
import type { Context } from './context.ts';
import { endUnready } from './endUnready.ts';
import { addi, branchForm, csr, jalr, jumpForm, lui, sw } from './encode.ts';
import { handler } from './handler.ts';
import type { Image } from './image.ts';
import { answersNmi } from './answersNmi.ts';
import { nmiHandlers } from './nmiHandler.ts';
import { KEPT, LAYOUT } from './layout.ts';
import { Random } from './random.ts';

export interface RandomSettings {
  seed: number;
  /** Blocks of some instructions each in the body. */
  blocks?: number;
  /** How often the body is executed. */
  rounds?: number;
  /** It ends by an exception that machine mode is not ready for. */
  unready?: boolean;
}

export interface TestProgram extends Image {
  tohost: number;
}

/** mstatus.MIE, which the program begins with in the register of its loops; as mnstatus.NMIE and the bench's line of the non-maskable interrupt. */
const MIE = 8;

/** mtvec.mode of the CLIC. */
const CLIC_MODE = 3;

type Block = (context: Context) => void;

/** What may stand anywhere, in a branch or a loop too; as often as it is named. */
const SIMPLE: readonly Block[] = [
  compute,
  compute,
  compute,
  compute,
  computeShort,
  computeShort,
  computeShort,
  access,
  access,
  accessShort,
  accessShort,
  constant,
  atomics,
  custom,
  fence,
];

const simple: Block = (context) =>
  context.options.base.zfinx && context.random.oneIn(3)
    ? floating(context)
    : context.random.pick(SIMPLE)(context);

const FLOW: readonly Block[] = [
  (context) => branch(context, simple),
  (context) => branch(context, simple),
  (context) => loop(context, (inner) => (inner.random.oneIn(6) ? branch(inner, simple) : simple(inner))),
  (context) => jump(context, simple),
  modify,
];

const SYSTEM: readonly Block[] = [trap, trap, trap, csrAccess, csrAccess, csrAccess, changeMode, sleep];
const PROTECTED: readonly Block[] = [
  protection,
  protection,
  probe,
  probe,
  callStub,
  borrowRights,
  changeMode,
];

function block(context: Context): void {
  const { random, options } = context;
  if (options.base.zcmp && random.oneIn(5)) {
    frames(context);
    return;
  }
  if (options.base.zicbom && random.oneIn(8)) {
    cacheBlock(context);
    return;
  }
  if (options.auxiliary.pmpEntries > 0 && random.oneIn(4)) {
    random.pick(PROTECTED)(context);
    return;
  }
  const kind = random.below(10);
  if (kind < 5) simple(context);
  else if (kind < 8 || !options.base.zicsr) random.pick(FLOW)(context);
  else random.pick(SYSTEM)(context);
}

function prologue(context: Context, near: number, rounds: number): void {
  const { options, random, code, free } = context;
  for (const register of free) code.constant(register, random.operand());
  code.word(addi(KEPT.loop, 0, MIE));
  if (options.auxiliary.clint) {
    const compare = Number(options.auxiliary.clint.base) + 0x4000;
    code.constant(1, compare);
    code.word(sw(0, 1, 4), addi(3, 0, 2000), sw(3, 1, 0));
  }
  if (answersNmi(options)) code.word(lui(1, LAYOUT.device >>> 12), sw(KEPT.loop, 1, 0x0c));
  if (options.base.zicsr) {
    code.constant(1, LAYOUT.code | (context.levels ? CLIC_MODE : random.below(2)));
    code.word(csr(1, 0, CSR.mtvec, 1), ...expectTraps(options));
    if (code.here > LAYOUT.ready) throw new Error('Fetches may fail before there is a handler.');
    if (context.levels) firstLevels(context);
    code.word(
      addi(1, 0, -1),
      csr(1, 0, CSR.mie, 1),
      ...(hasNmi(options) ? [csr(2, 0, CSR.mnstatus, KEPT.loop)] : []),
      csr(2, 0, CSR.mstatus, KEPT.loop),
    );
  }
  firstRules(context);
  code.constant(KEPT.data, LAYOUT.data + LAYOUT.dataSize / 2);
  code.constant(KEPT.near, near);
  code.constant(KEPT.rounds, rounds);
}

/** A second body in the core's instruction memory, where it has one; it ends with a jump through x1. */
function bodyInside(outside: Context, blocks: number): Context | undefined {
  const { options, random, reach, rules, edges } = outside;
  const { instructionMemory } = options.memory;
  if (!instructionMemory) return undefined;
  const context = { ...contextOf(options, random, Number(instructionMemory.base) + 64, reach), rules, edges };
  const room = instructionMemory.size / 2 - 512;
  const end = context.code.here + room;
  for (let left = blocks; left > 0 && context.code.here < end; left--) block(context);
  return context;
}

/** Address that `KEPT.near` holds, and how far from it there is memory for certain. */
function nearData(options: CoreOptions, random: Random): { near: number; reach: number } {
  const { instructionMemory, dataMemory } = options.memory;
  const inside = [
    ...(dataMemory ? [{ base: Number(dataMemory.base), size: dataMemory.size }] : []),
    ...(instructionMemory
      ? [
          {
            base: Number(instructionMemory.base) + instructionMemory.size / 2,
            size: instructionMemory.size / 2,
          },
        ]
      : []),
  ];
  if (inside.length === 0) return { near: LAYOUT.data + LAYOUT.dataSize / 2 + 64, reach: 2047 };
  const { base, size } = random.pick(inside);
  return { near: base + size / 2, reach: Math.min(2047, size / 2 - 8) };
}

/**
 * A program of random instructions for a core of these options. It goes through every trap and always ends, by writing
 * 1 to tohost; whether what it did was right only another implementation knows.
 */
export function randomProgram(
  options: CoreOptions,
  { seed, blocks = 400, rounds = 4, unready = false }: RandomSettings,
): TestProgram {
  const random = new Random(seed);
  const { near, reach } = nearData(options, random);
  const [only = 'open', ...others] = rulesOf(options);
  const rules = others.length > 0 ? random.pick([only, ...others]) : only;
  const levels = hasClic(options) && !random.oneIn(3);
  const context: Context = { ...contextOf(options, random, LAYOUT.code, reach), rules, levels };
  const { code } = context;
  if (options.base.zicsr) handler(context, hasDoubleTrap(options) && answersNmi(options));
  const entry = code.here;
  prologue(context, near, rounds);
  const again = code.place(new Label());
  for (let left = blocks; left > 0; left--) block(context);
  const inside = bodyInside(context, blocks);
  const pieces = inside ? [callInside(context, inside)] : [];
  finish(context, again, unready);
  const data = Uint32Array.from({ length: LAYOUT.dataSize / 4 }, () => random.operand());
  return {
    entry,
    tohost: LAYOUT.tohost,
    pieces: [
      { address: LAYOUT.code, bytes: code.finish() },
      { address: LAYOUT.data, bytes: new Uint8Array(data.buffer) },
      ...(options.auxiliary.pmpEntries > 0 ? [stubs(options)] : []),
      ...pieces,
      ...nmiHandlers(options),
      ...(levels ? vectorTable(context) : []),
      ...straddling(options),
    ],
  };
}

/** Goes through the body in the instruction memory, once a round. */
function callInside({ code }: Context, inside: Context): Image['pieces'][number] {
  const start = Number(inside.options.memory.instructionMemory!.base) + 64;
  code.constant(3, start);
  const back = code.here + 4;
  code.word(jalr(1, 3, 0));
  inside.code.constant(1, back);
  inside.code.word(jalr(0, 1, 0));
  return { address: start, bytes: inside.code.finish() };
}

function finish(context: Context, again: Label, unready: boolean): void {
  const { code } = context;
  const end = new Label();
  code.word(addi(KEPT.rounds, KEPT.rounds, -1));
  code.to(end, (offset) => branchForm(0, KEPT.rounds, 0, offset));
  code.to(again, (offset) => jumpForm(0, offset));
  code.place(end);
  if (unready) endUnready(context);
  code.word(lui(1, LAYOUT.tohost >>> 12), addi(3, 0, 1), sw(3, 1, 0));
  code.word(jumpForm(0, 0));
}

/** The first half of an instruction whose second half is beyond the end of memory. */
function straddling(options: CoreOptions): Image['pieces'][number][] {
  return [{ address: benchMap(options).ram.end - 2, bytes: Uint8Array.of(0x33, 0x00) }];
}
