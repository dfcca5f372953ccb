import type { CoreOptions, Elf } from '@netloom/core';
import { REGISTERS } from '@netloom/core/custom';
import type { Proposal } from '@netloom/model';
import { grouped } from '../grouped.ts';
import type { Listed } from '../listing.ts';
import { profile as profileOf } from '../profile.ts';
import type { Profile } from '../profile.ts';
import { agrees, watched } from './agreement.ts';
import { OPERANDS } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { coneCandidates } from './cones.ts';
import { constantsBefore } from './constants.ts';
import { cyclesOf, drafted, savedBy } from './drafted.ts';
import type { Drafted } from './drafted.ts';
import { blocksOf } from './flow.ts';
import { liveAfter } from './liveness.ts';
import { loopCandidates } from './loops.ts';
import { rewritten } from './rewrite.ts';
import { stopped } from './stopped.ts';

interface Profiled {
  elf: Elf;
  listed: readonly Listed[];
  profile: Profile;
  /** Most instructions of a run. */
  limit: number;
}

/** Proposals of each sort that are looked at closely. */
const MOST_DRAFTS = 6;
/** A benefit below this share of the program is none. */
const LEAST_SHARE = 0.002;

/** The best that do not lie over each other. */
function apart(drafts: readonly Drafted[]): Drafted[] {
  const taken = new Set<number>();
  return drafts
    .toSorted((a, b) => savedBy(b) - savedBy(a) || a.candidate.ops.length - b.candidate.ops.length)
    .filter(({ candidate }) => {
      if (candidate.ops.some(({ address }) => taken.has(address))) return false;
      for (const { address } of candidate.ops) taken.add(address);
      return true;
    });
}

/** Places where the same is computed, the one that is worth most first. */
function groupsOf(drafts: readonly Drafted[]): Drafted[][] {
  const groups = grouped(drafts, ({ candidate }) => candidate.behaviour.join('\n'));
  const sum = (group: readonly Drafted[]) => group.reduce((total, each) => total + savedBy(each), 0);
  return [...groups.values()].toSorted((a, b) => sum(b) - sum(a));
}

const hex = (value: number) => `0x${value.toString(16)}`;

function nameFor({ candidate }: Drafted, at: number, taken: ReadonlySet<string>): string {
  const stem =
    candidate.ops[0]!.function.toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .slice(0, 12) || 'code';
  const start = /^[a-z]/.test(stem) ? stem : `f${stem}`;
  const name = `${start}.${candidate.sort === 'loop' ? 'loop' : 'fuse'}${at + 1}`;
  return taken.has(name) ? `${name}.x` : name;
}

type Seen = ReturnType<typeof watched> extends Map<Drafted, infer S> ? S : never;

/** Examples of a definition: what was seen, each but once. */
function examplesOf(seen: Seen): Proposal['examples'] {
  const all = seen.map(({ operands, result }) => ({
    operands: Object.fromEntries(operands.map((value, at) => [OPERANDS[at]!, hex(value)])),
    rd: hex(result),
  }));
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()].slice(0, 3);
}

function proposalOf(
  group: readonly Drafted[],
  seen: readonly Seen[],
  name: string,
): Omit<Proposal, 'rewritten'> {
  const [first] = group as [Drafted];
  const { candidate, estimate, insn } = first;
  const [op] = candidate.ops;
  const sum = (of: (each: Candidate) => number) =>
    group.reduce((total, each) => total + of(each.candidate), 0);
  const times = sum((each) => each.times);
  return {
    ...{ name, sort: candidate.sort, function: op!.function, address: op!.address },
    ...{ file: op!.file ?? null, line: op!.line ?? null, behaviour: candidate.behaviour },
    replaces: candidate.ops.map(({ text }) => text),
    inputs: candidate.inputs.map(({ register }) => REGISTERS[register]!),
    output: REGISTERS[candidate.output]!,
    examples: examplesOf(seen.flat()),
    latency: insn.instructions['draft']!.latency as Proposal['latency'],
    ...{ times, executed: sum((each) => each.executed), takes: times * cyclesOf(first) },
    ...{ places: group.length, gates: estimate.gates, levels: estimate.levels },
    agreed: seen.reduce((total, each) => total + each.length, 0),
  };
}

/** Whether a program ended as it did before. */
const isSame = (a: Profile, b: Profile) =>
  a.cause === b.cause && a.exitCode === b.exitCode && a.printed === b.printed;

/**
 * Instructions that would do what a program does often, by what it would be spared. Each is held against what the
 * program computed of the operands that were seen, and where it fits into the code the program is run with it: one that
 * differs is not proposed.
 */
export function propose(options: CoreOptions, { elf, listed, profile, limit }: Profiled): Proposal[] {
  const blocks = blocksOf(listed);
  const flow = {
    blocks,
    live: liveAfter(blocks),
    constants: constantsBefore(blocks),
    counts: profile.counts,
  };
  const least = profile.instructions * LEAST_SHARE;
  const chosen = [loopCandidates(flow), coneCandidates(flow)].flatMap((candidates) => {
    const worth = candidates.filter(({ executed, times }) => executed - times > least);
    const drafts = apart(worth.flatMap((each) => drafted(each, options) ?? []));
    return groupsOf(drafts.filter((each) => savedBy(each) > least)).slice(0, MOST_DRAFTS);
  });
  const still = stopped(elf, listed);
  // One that waits for its counters never ends with them standing still.
  const before = still === elf ? profile : profileOf(options, still, limit);
  const compares = before.cause === profile.cause;
  const seen = watched(options, elf, limit, chosen.flat());
  const taken = new Set((options.custom?.encodings ?? []).map(({ name }) => name));
  const proposals = chosen.flatMap((group, at): Proposal[] => {
    const all = group.map((draft) => seen.get(draft)!);
    if (!group.every((draft, index) => all[index]!.length > 0 && agrees(draft, all[index]!))) return [];
    const run = compares ? rewritten(options, still, limit, group[0]!) : undefined;
    if (run && !isSame(run, before)) return [];
    const saved = run && before.instructions - run.instructions;
    const said = run && { instructions: profile.instructions - saved!, saved: saved! };
    return [{ ...proposalOf(group, all, nameFor(group[0]!, at, taken)), rewritten: said ?? null }];
  });
  return proposals.toSorted((a, b) => b.executed - b.takes - (a.executed - a.takes));
}
