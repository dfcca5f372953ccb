import type { CodeRange } from '../elf/index.ts';
import type { Activity } from './calls.ts';
import type { Code } from './code.ts';
import { NONE } from './counts.ts';
import type { Count } from './counts.ts';
import { instructionsOf } from './regions.ts';
import type { Region } from './regions.ts';
import type { RegionCode, RegionReport } from './report.ts';

/** Instructions that are listed of a program one by one. */
const MOST_LISTED = 60_000;

interface Counted {
  code: Code;
  data: readonly CodeRange[];
  counts: ReadonlyMap<number, Count>;
  uncounted: ReadonlySet<number>;
}

function list({ code, data, counts }: Counted, region: Region): RegionCode {
  const listed: RegionCode = { addresses: [], words: [], executed: [], taken: [], passed: [], trapped: [] };
  for (const at of instructionsOf(code, data, region)) {
    const instruction = code.at(at);
    const count = counts.get(at) ?? NONE;
    const isBranch = instruction?.flow === 'branch';
    listed.addresses.push(at);
    listed.words.push(instruction?.word ?? 0);
    listed.executed.push(count.executed);
    listed.taken.push(isBranch ? count.taken : -1);
    listed.passed.push(isBranch ? count.passed : -1);
    listed.trapped.push(count.trapped);
  }
  return listed;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function covered(region: Region, { total, entries }: Activity, listed: RegionCode): RegionReport {
  const { executed, taken, passed, trapped } = listed;
  const ways = taken.map((count, at) => Number(count > 0) + Number(passed[at]! > 0));
  return {
    ...{ ...region, total, entries },
    instructions: executed.length,
    reached: executed.filter((count, at) => count > 0 || trapped[at]! > 0).length,
    executed: sum(executed),
    branches: taken.filter((count) => count >= 0).length,
    bothWays: ways.filter((count) => count === 2).length,
    oneWay: ways.filter((count) => count === 1).length,
    atLeast: false,
  };
}

const NOTHING = { instructions: 0, reached: 0, executed: 0, branches: 0, bothWays: 0, oneWay: 0 };

/** Coverage of each region in the order of addresses; those that were executed are listed before others are. */
export function coverage(
  counted: Counted,
  regions: readonly Region[],
  activity: readonly Activity[],
): RegionReport[] {
  const lists = new Map<Region, RegionCode>();
  const rows = regions.map((region, index): RegionReport => {
    if (region.kind === 'data') return { ...region, ...NOTHING, total: 0, entries: 0, atLeast: false };
    const listed = list(counted, region);
    lists.set(region, listed);
    const atLeast = listed.addresses.some((at) => counted.uncounted.has(at));
    return { ...covered(region, activity[index]!, listed), atLeast };
  });
  const order = [...rows.keys()].sort((one, other) => rows[other]!.executed - rows[one]!.executed);
  let left = MOST_LISTED;
  for (const index of order) {
    const listed = lists.get(regions[index]!);
    if (!listed || listed.addresses.length > left) continue;
    left -= listed.addresses.length;
    rows[index]!.code = listed;
  }
  return rows;
}
