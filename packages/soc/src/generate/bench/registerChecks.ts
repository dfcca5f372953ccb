import { registersAt } from '../../addressmap/registersAt.ts';
import { CLOCK_RESET_UNIT } from '../../clocks/unit.ts';
import type { BenchPlan, Manager, Region } from './plan.ts';
import { registerWords } from './registerWords.ts';
import type { RegisterWord } from './registerWords.ts';
import { accessStep, patternOf } from './statement.ts';
import type { Step } from './statement.ts';

/** Words of one block that a bench looks at. */
const WORDS = 256;

/** Reset values of the registers, then values in the first and last ones that can be written without harm. */
export function registerChecks(plan: BenchPlan): { resets: Step[]; writes: Step[] } {
  const checks = { resets: [] as Step[], writes: [] as Step[] };
  const done = new Set<string>();
  for (const manager of plan.managers.filter(({ canRead }) => canRead)) {
    for (const region of manager.regions) {
      const whole = region.alias === undefined && !region.refusesReads;
      if (!whole || region.isMemory || done.has(region.endpoint)) continue;
      done.add(region.endpoint);
      addBlock(plan, manager, region, checks);
    }
  }
  return checks;
}

function addBlock(
  plan: BenchPlan,
  manager: Manager,
  region: Region,
  { resets, writes }: { resets: Step[]; writes: Step[] },
): void {
  const map = registersAt(plan.design, region.end);
  if (!map) {
    plan.untested.push(`registers of ${region.endpoint}: none are described`);
    return;
  }
  const words = registerWords(map, manager.dataWidth).filter(({ address }) => address < region.bytes);
  const known = words.filter(({ resetMask }) => resetMask > 0n);
  for (const word of known.slice(0, WORDS)) resets.push(resetCheck(manager, region, word));
  const left = words.filter(({ resetMask }) => resetMask === 0n).flatMap(({ names }) => names);
  if (left.length > 0)
    plan.untested.push(`reset values of ${listed(region, left)}: hardware or reading changes them`);
  if (known.length > WORDS)
    plan.untested.push(
      `reset values of ${known.length - WORDS} further words of ${region.endpoint}: too many`,
    );
  const safe = words.filter(({ writeMask }) => writeMask > 0n);
  if (!manager.canWrite || region.refusesWrites || region.readOnly) return;
  if (makesClocks(plan, region)) {
    plan.untested.push(
      `writes to registers of ${region.endpoint}: they stop and change the test's own clocks`,
    );
    return;
  }
  const ends = new Set([safe[0], safe.at(-1)]);
  for (const word of ends) if (word) writes.push(...writeChecks(manager, region, word, writes.length));
}

function makesClocks({ design }: BenchPlan, { end }: Region): boolean {
  const block = end.instance === undefined ? undefined : design.document.instances[end.instance];
  return block?.ip === CLOCK_RESET_UNIT;
}

function listed({ endpoint }: Region, names: string[]): string {
  const shown = names.slice(0, 8).join(', ');
  return `${endpoint} ${shown}${names.length > 8 ? ` and ${names.length - 8} more` : ''}`;
}

function resetCheck(
  manager: Manager,
  region: Region,
  { address, reset, resetMask, names }: RegisterWord,
): Step {
  const what = `${names.join(', ')} after reset`;
  const compared = { value: reset & resetMask, mask: resetMask, what };
  return accessStep({ kind: 'resets', manager, region, offset: address, ...compared });
}

/** A value, its complement, and the value after reset again. */
function writeChecks(manager: Manager, region: Region, word: RegisterWord, index: number): Step[] {
  const { address: offset, writeMask: mask, restore, names } = word;
  const value = patternOf(index, manager.dataWidth) & mask;
  const access = { manager, region, offset };
  return [value, value ^ mask, restore].flatMap((each) => [
    accessStep({ ...access, kind: 'stored', isWrite: true, value: each }),
    accessStep({
      ...access,
      kind: 'registers',
      value: each & mask,
      mask,
      what: names.join(', '),
    }),
  ]);
}
