import type { Line } from './line.ts';

/** After so many steps the caller sees whether its time is over. */
const stepsPerTurn = 512;

export interface Clocking {
  line: Line;
  active: 'rising' | 'falling';
  /** Values that change together with the edge: those before it, as a flip-flop sees them, or those after it. */
  sample: 'before' | 'after';
}

/** Steps at every active edge of the clock, the lines as they are sampled there; gives the time now and then. */
export async function* clockEdges(
  clock: Clocking,
  lines: Line[],
  step: (time: number) => void,
  lost: (time: number) => void,
): AsyncGenerator<number> {
  const { line, active } = clock;
  const [from, to] = active === 'rising' ? ['0', '1'] : ['1', '0'];
  for (let count = 1; ;) {
    if (Number.isNaN(line.next)) await line.fill();
    const time = line.next;
    if (time === Infinity) return;
    const before = line.bit;
    line.take();
    const known = line.bit === '0' || line.bit === '1';
    if (!known && before !== line.bit && (before === '0' || before === '1')) lost(time);
    if (before !== from || line.bit !== to) continue;
    const limit = clock.sample === 'before' ? time : time + 0.5;
    for (const each of lines) if (!(each.next >= limit)) await each.advance(limit);
    step(time);
    if (count++ % stepsPerTurn === 0) yield time;
  }
}

/** Steps at every time at which some line changes, all changes of that time taken; gives the time now and then. */
export async function* allChanges(lines: Line[], step: (time: number) => void): AsyncGenerator<number> {
  for (let count = 1; ; count++) {
    let time = Infinity;
    for (const line of lines) {
      if (Number.isNaN(line.next)) await line.fill();
      if (line.next < time) time = line.next;
    }
    if (time === Infinity) return;
    for (const line of lines) if (line.next === time) line.take();
    step(time);
    if (count % stepsPerTurn === 0) yield time;
  }
}
