import type { CoreOptions, Elf } from '@netloom/core';
import { customInstructions } from '../../core/customInstructions.ts';
import { profile } from '../profile.ts';
import type { Profile } from '../profile.ts';
import type { Op } from './flow.ts';
import type { Drafted } from './drafted.ts';

const NOP = { 2: 0x0001, 4: 0x0000_0013 } as const;

/** The word of the instruction with the registers that the program has there. */
function wordOf({ known, candidate }: Drafted): number {
  const { inputs, output } = candidate;
  const [rs1 = 0, rs2 = 0, rs3 = 0] = inputs.map(({ register }) => register);
  const { match, registers } = known.fields;
  const second = registers.has('rs2') ? rs2 << 20 : 0;
  const third = registers.has('rs3') ? rs3 << 27 : 0;
  return (match | (output << 7) | (rs1 << 15) | second | third) >>> 0;
}

const jump = (offset: number) =>
  ((((offset >>> 20) & 1) << 31) |
    (((offset >>> 1) & 0x3ff) << 21) |
    (((offset >>> 11) & 1) << 20) |
    (((offset >>> 12) & 0xff) << 12) |
    0x6f) >>>
  0;

interface Patch {
  address: number;
  bytes: number[];
}

const little = (word: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => (word >>> (8 * at)) & 255);

/** A loop that lies in one piece: the instruction at its beginning, and a jump behind it. */
function patchOfLoop(draft: Drafted): Patch | undefined {
  const { ops } = draft.candidate;
  const [address, end] = [ops[0]!.address, ops.at(-1)!.address + ops.at(-1)!.bytes];
  if (end - address < 8) return undefined;
  return { address, bytes: [...little(wordOf(draft), 4), ...little(jump(end - address - 4), 4)] };
}

/** Where the last instruction has place for it, alone or with the one of the set before it. */
function patchesOfBlock(draft: Drafted): Patch[] | undefined {
  const { ops } = draft.candidate;
  const root = ops.at(-1)!;
  const before = ops.at(-2)!;
  const own = little(wordOf(draft), 4);
  const nops = (all: readonly Op[]) =>
    all.map(({ address, bytes }) => ({ address, bytes: little(NOP[bytes as 2 | 4], bytes) }));
  if (root.bytes === 4) return [...nops(ops.slice(0, -1)), { address: root.address, bytes: own }];
  if (before.bytes === 2 && before.address + 2 === root.address)
    return [...nops(ops.slice(0, -2)), { address: before.address, bytes: own }];
  return undefined;
}

function patched(elf: Elf, patches: readonly Patch[]): Elf {
  const segments = elf.segments.map((segment) => ({ ...segment, bytes: Uint8Array.from(segment.bytes) }));
  for (const { address, bytes } of patches) {
    const segment = segments.find(
      (each) => address >= each.address && address + bytes.length <= each.address + each.bytes.length,
    );
    segment?.bytes.set(bytes, address - segment.address);
  }
  return { ...elf, segments };
}

function withDraft(options: CoreOptions, { insn }: Drafted): CoreOptions {
  const own = customInstructions([insn], options.base);
  const { custom } = options;
  const definitions = () => [...(custom?.definitions() ?? []), ...own.definitions()];
  return { ...options, custom: { ...own, definitions } };
}

/**
 * The program with the instruction put into its code, on the model; undefined where it cannot be put in. What is left
 * of what it replaces are instructions that do nothing, which are not counted.
 */
export function rewritten(
  options: CoreOptions,
  elf: Elf,
  limit: number,
  draft: Drafted,
): Profile | undefined {
  const isLoop = draft.candidate.sort === 'loop';
  const loop = isLoop ? patchOfLoop(draft) : undefined;
  const patches = isLoop ? loop && [loop] : patchesOfBlock(draft);
  if (patches === undefined) return undefined;
  const run = profile(withDraft(options, draft), patched(elf, patches), limit);
  const address = isLoop ? patches[0]!.address + 4 : undefined;
  const idle = isLoop ? (run.counts.get(address!) ?? 0) : idleIn(run, patches);
  return { ...run, instructions: run.instructions - idle };
}

/** Executed instructions that do nothing, of those that were put in. */
const idleIn = (run: Profile, patches: readonly Patch[]) =>
  patches.slice(0, -1).reduce((sum, { address }) => sum + (run.counts.get(address) ?? 0), 0);
