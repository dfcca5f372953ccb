import type { CoreOptions } from '../options/coreOptions.ts';
import { MACHINE } from './mode.ts';
import type { Mode } from './mode.ts';
import type { Access } from './step.ts';
import { countsAsStore } from './triggering.ts';
import type { Trigger, Triggering } from './triggering.ts';

/** Fields of tdata1 for type 6 and type 3 (RISC-V Debug 1.0, 5.7). */
const TYPE = { match: 6, count: 3 } as const;
const [MACHINE_6, USER_6, EXECUTE, STORE, LOAD] = [0x40, 8, 4, 2, 1];
const [CHAIN, SELECT, HIT_6] = [1 << 11, 1 << 21, 1 << 22];
const [MACHINE_3, USER_3, PENDING, HIT_3] = [0x200, 0x40, 0x100, 1 << 24];
const COUNT = 0x3fff << 10;
const DMODE = 1 << 27;
const [ALL_BUT_ONE, WIDEST] = [0x7fff_ffff, 1 << 30];

const isCount = (control: number) => control >>> 28 === TYPE.count;
const matchOf = (control: number) => (control >>> 7) & 15;

/** What a debugger's tdata1 becomes: what a trigger cannot do is left out. */
export function legalFull({ base, debug }: CoreOptions, index: number, written: number): number {
  if (isCount(written)) {
    const kept = HIT_3 | COUNT | MACHINE_3 | PENDING | (base.userMode ? USER_3 : 0);
    return ((TYPE.count << 28) | DMODE | (written & kept) | 1) >>> 0;
  }
  const modes = MACHINE_6 | (base.userMode ? USER_6 : 0);
  const what = (written & EXECUTE) !== 0 ? EXECUTE : written & (STORE | LOAD);
  const select = (written & 7) === STORE ? written & SELECT : 0;
  const match = matchOf(written) < 4 ? matchOf(written) << 7 : 0;
  const chain = index < debug.triggers - 1 ? written & CHAIN : 0;
  const kept = (written & (HIT_6 | modes)) | what | select | match | chain;
  return ((TYPE.match << 28) | DMODE | (1 << 12) | kept) >>> 0;
}

/** What a debugger's tdata2 becomes under a tdata1: the widest region is half of all addresses (5.7.12). */
export const legalCompared = (control: number, written: number): number =>
  matchOf(control) === 1 && (written & ALL_BUT_ONE) === ALL_BUT_ONE
    ? (written & ~WIDEST) >>> 0
    : written >>> 0;

/** An address or data compared: equal, in a region, at least, below. */
function compares(control: number, compared: number, value: number): boolean {
  switch (matchOf(control)) {
    case 1: {
      const anyBit = compared ^ (compared + 1);
      return ((value ^ compared) & ~anyBit) === 0;
    }
    case 2:
      return value >= compared;
    case 3:
      return value < compared;
    default:
      return value === compared;
  }
}

function meets({ control, compared }: Trigger, { pc, mode, access }: Triggering): boolean {
  if (isCount(control) || (control & (mode === MACHINE ? MACHINE_6 : USER_6)) === 0) return false;
  if ((control & EXECUTE) !== 0) return compares(control, compared, pc);
  if (!access) return false;
  const isStore = (control & STORE) !== 0 && countsAsStore(access);
  // An atomic operation stores what memory says too; one of Zicbom has no data.
  if ((control & SELECT) !== 0)
    return isStore && isPlain(access) && compares(control, compared, access.write!);
  const isLoad = (control & LOAD) !== 0 && access.read !== undefined;
  return (isStore || isLoad) && compares(control, compared, access.address);
}

const isPlain = ({ read, managed }: Access) => read === undefined && managed === undefined;

/** Several that are chained have to meet the same instruction. */
export function stopsFull(triggers: readonly Trigger[], it: Triggering): boolean {
  let before = true;
  for (const trigger of triggers) {
    if (isPending(trigger, it.mode)) return true;
    const met: boolean = before && meets(trigger, it);
    const isChained = !isCount(trigger.control) && (trigger.control & CHAIN) !== 0;
    if (met && !isChained) return true;
    before = !isChained || met;
  }
  return false;
}

const modeOf = (mode: Mode) => (mode === MACHINE ? MACHINE_3 : USER_3);

const isPending = ({ control }: Trigger, mode: Mode): boolean =>
  isCount(control) && (control & PENDING) !== 0 && (control & modeOf(mode)) !== 0;

/** An instruction has been executed in a mode, or a trap was taken from it, interrupts included (5.7.13). */
export function countDown(triggers: readonly Trigger[], mode: Mode): void {
  for (const trigger of triggers) {
    const left = (trigger.control & COUNT) >>> 10;
    if (!isCount(trigger.control) || left === 0 || (trigger.control & modeOf(mode)) === 0) continue;
    trigger.control = (trigger.control - (1 << 10)) | (left === 1 ? PENDING : 0);
  }
}

/** The hart has stopped in a mode because of a trigger: what was due there is done. */
export function settle(triggers: readonly Trigger[], mode: Mode): void {
  for (const trigger of triggers) if (isPending(trigger, mode)) trigger.control &= ~PENDING;
}
