import type { CoreOptions } from '../../options/coreOptions.ts';
import { Counter } from './counter.ts';
import { eventBits } from '../../rtl/csr/events.ts';
import { ZERO } from './csr.ts';
import type { Csr } from './csr.ts';

/** What counters count, of the instructions before this one. */
export interface Counts {
  cycles(): number;
  retired(): number;
  /** Value of mtime. */
  time(): bigint;
  /** Event of mhpmevent, 0 for none. */
  event(selector: number): number;
}

const LOW = 0xffff_ffffn;
const CYCLE = 0;
const TIME = 1;
const RETIRED = 2;
const FIRST_EVENT = 3;
const COUNTERS = 32;

/** What an instruction that writes a counter counts in it. */
const aheadOf = (number: number) => (number < FIRST_EVENT ? 1 : 0);

/** The halves of a counter, writable. */
function halves(number: number, counter: Counter): { low: Csr; high: Csr } {
  const kind = number === RETIRED ? 'passing' : 'unforeseeable';
  const ahead = aheadOf(number);
  const of = (value: number) => BigInt(value >>> 0);
  const low: Csr = {
    read: () => counter.low,
    write: (value) => counter.write((counter.value & ~LOW) | of(value), ahead),
    kind,
  };
  const high: Csr = {
    read: () => counter.high,
    write: (value) => counter.write((counter.value & LOW) | (of(value) << 32n), ahead),
    kind,
  };
  return { low, high };
}

function eventSelector(counter: Counter, counts: Counts, bits: number): Csr {
  let selected = 0;
  const write = (value: number) => {
    selected = value & (2 ** bits - 1);
    counter.recount(() => counts.event(selected));
  };
  return { read: () => selected, write };
}

/**
 * Counters and timers (Privileged 1.12, 3.1.10 to 3.1.12; Unprivileged ISA 20191213, 10): number 0 counts cycles, 2
 * retired instructions, 3 onwards the chosen events. Answers also whether user mode may read a counter.
 */
export function counterCsrs(options: CoreOptions, counts: Counts) {
  const { zicntr, userMode } = options.base;
  const basic: [number, Counter][] = zicntr
    ? [
        [CYCLE, new Counter(counts.cycles)],
        [RETIRED, new Counter(counts.retired)],
      ]
    : [];
  const events = Array.from(
    { length: options.auxiliary.performanceCounters },
    (_, index): [number, Counter] => [FIRST_EVENT + index, new Counter(() => 0)],
  );
  const counters = new Map([...basic, ...events]);
  const bits = [...counters.keys()].reduce((mask, number) => mask | (1 << number), 0);
  const timeBit = zicntr && options.auxiliary.clint ? 1 << TIME : 0;

  const csrs: [number, Csr][] = [];
  for (let number = 0; number < COUNTERS; number++) {
    const counter = counters.get(number);
    const { low, high } = counter ? halves(number, counter) : { low: ZERO, high: ZERO };
    if (number !== TIME) csrs.push([0xb00 + number, low], [0xb80 + number, high]);
    if (number >= FIRST_EVENT)
      csrs.push([0x320 + number, counter ? eventSelector(counter, counts, eventBits(options)) : ZERO]);
    if (counter && zicntr) csrs.push([0xc00 + number, low], [0xc80 + number, high]);
  }
  if (timeBit) {
    const part = (shift: bigint): Csr => ({
      read: () => Number((counts.time() >> shift) & LOW) | 0,
      kind: 'unforeseeable',
    });
    csrs.push([0xc00 + TIME, part(0n)], [0xc80 + TIME, part(32n)]);
  }

  let inhibited = 0;
  const inhibit = (value: number) => {
    inhibited = value & bits;
    for (const [number, counter] of counters)
      counter.inhibit((inhibited & (1 << number)) !== 0, aheadOf(number));
  };
  csrs.push([0x320, { read: () => inhibited, write: inhibit }]);

  let shown = 0;
  const show = (value: number) => (shown = value & (bits | timeBit));
  if (userMode) csrs.push([0x306, { read: () => shown, write: show }]);
  return { csrs, shown: (number: number) => (shown & (1 << number)) !== 0 };
}
