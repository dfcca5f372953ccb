import { describe, expect, test } from 'vitest';
import { addChanges } from '../src/query/addChanges.ts';
import { changeBatches } from '../src/query/changeBatches.ts';
import { conditionOf } from '../src/query/condition.ts';
import { edgeOf, valueAt } from '../src/query/edges.ts';
import { find } from '../src/query/find.ts';
import { matcherOf } from '../src/query/matcher.ts';
import { SpanBuilder } from '../src/query/spans.ts';
import { StatisticsCounter } from '../src/query/statistics.ts';
import { Summaries } from '../src/query/summaries.ts';
import { Turn } from '../src/query/turn.ts';
import type { WaveTrace } from '../src/waveTypes.ts';
import type { Plain } from './toggles.ts';
import { laneOf, plainStore, traceIn } from './toggles.ts';

/** A small fixed generator (Park and Miller), so that a failure can be repeated. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** Bursts of changes a few ticks apart between long rests; a byte, now and then with unknown bits. */
function bursts(seed: number, count: number): Plain {
  const random = randomNumbers(seed);
  const signal: Plain = [[0, 'xxxxxxxx']];
  for (let time = 0; signal.length < count;) {
    time += random(40) === 0 ? random(5000) + 1 : random(6) + 1;
    const value = random(50) === 0 ? '1x0z1x0z' : random(256).toString(2).padStart(8, '0');
    if (value !== signal.at(-1)![1]) signal.push([time, value]);
  }
  return signal;
}

const signal = bursts(3, 90_000);
const end = signal.at(-1)![0] + 100;
const begins = [0, 1000, Math.floor(end / 3), Math.floor(end / 2)];
const store = plainStore([signal], begins);

/** Which of a signal's changes holds at each tick. */
function holding(list: Plain): Int32Array {
  const index = new Int32Array(end + 2);
  list.forEach(([time], i) => index.fill(i, time, list[i + 1]?.[0]));
  return index;
}

const index = holding(signal);
const held = (time: number) => signal[index[time]!]![1];
/** Changes in (from, to]. */
const within = (from: number, to: number) =>
  signal.slice(index[Math.max(from, 0)]! + 1, index[Math.min(to, end)]! + 1);
const unsigned = (value: string) => (/[^01]/.test(value) ? [] : [parseInt(value, 2)]);

/** What is wrong with a trace, compared with all changes. */
function faults(trace: WaveTrace, from: number, to: number, ticks: number): string[] {
  const wrong: string[] = [];
  trace.times.forEach((time, i) => {
    const next = trace.times[i + 1] ?? to + 1;
    const value = trace.values[i]!;
    if (value !== null) {
      if (held(time) !== value) wrong.push(`${time}: ${value} instead of ${held(time)}`);
      if (within(time, next - 1).length > 0) wrong.push(`${time}: changes before ${next} are not shown`);
      return;
    }
    const inside = within(time - 1, Math.min(next, to));
    const whole = time > from && next <= to;
    if (inside.length < (whole ? 2 : 1)) wrong.push(`${time}: ${inside.length} changes are no crowd`);
    const far = inside.some(([at], k) => k > 0 && at - inside[k - 1]![0] >= 2 * ticks);
    if (far) wrong.push(`${time}: stands for quiet pixels`);
    const numbers = inside.flatMap(([, each]) => unsigned(each));
    const range = numbers.length > 0 ? [Math.min(...numbers), Math.max(...numbers)] : null;
    if (whole && trace.ranges && JSON.stringify(trace.ranges[i]) !== JSON.stringify(range))
      wrong.push(`${time}: ${JSON.stringify(trace.ranges[i])} instead of ${JSON.stringify(range)}`);
  });
  if (trace.times[0] !== from) wrong.push(`begins at ${trace.times[0]} instead of ${from}`);
  return wrong;
}

describe('windows agree with all changes', () => {
  const random = randomNumbers(11);
  const windows = Array.from({ length: 80 }, (_, i) => {
    const width = Math.ceil(end / 2 ** random(14));
    // Some lie near the one before, as when a view is moved.
    const from = i % 3 === 0 ? random(end - Math.min(width, end - 1)) : Math.floor(end * 0.6) + random(3000);
    return { from, to: Math.min(from + width, end), pixels: 20 + random(400) };
  });

  test.each([undefined, 'unsigned'] as const)('with ranges %s', async (ranges) => {
    const summaries = new Summaries();
    for (const window of windows) {
      const { from, to, pixels } = window;
      const trace = await traceIn(store, '0', { ...window, ranges }, summaries);
      expect(trace.times.length).toBeLessThanOrEqual(4 * pixels + 4);
      expect(trace.times).toEqual(trace.times.toSorted((a, b) => a - b));
      const ticks = 2 ** Math.max(0, Math.floor(Math.log2((to - from) / pixels)));
      expect(faults(trace, from, to, ticks), JSON.stringify(window)).toEqual([]);
    }
  });

  test.each([true, false])(
    'a level made of a finer one is the one made of the changes (joined: %s)',
    async (joins) => {
      const changes = await plainStore([signal], [0]).load(0, 0);
      const ranges = joins ? undefined : 'unsigned';
      const direct = (level: number) => {
        const builder = new SpanBuilder(level, joins);
        addChanges(builder, changes, 0, Infinity, ranges);
        return builder.finish();
      };
      let spans = direct(2);
      for (let level = 3; level < 16; level++) {
        const builder = new SpanBuilder(level, joins);
        for (let i = 0; i < spans.first.length; i++) {
          const range = joins ? undefined : { low: spans.low[i]!, high: spans.high[i]! };
          builder.add(spans.first[i]!, spans.last[i]!, spans.many[i]!, spans.text[i]!, range);
        }
        spans = builder.finish();
        expect(spans).toEqual(direct(level));
      }
    },
  );

  test('a crowd that begins with the dump and fills it', async () => {
    const changes = Array.from({ length: 20_000 }, (_, i): [number, string] => [5 * i, `${i % 2}`]);
    const clock = plainStore([[[-1, 'x'], ...changes]], [0]);
    const trace = await traceIn(clock, '0', { from: 0, to: 99_995, pixels: 100 });
    expect(trace).toEqual({ times: [0, 99_995], values: [null, '1'] });
    const within = await traceIn(clock, '0', { from: 1000, to: 50_000, pixels: 100 });
    expect(within).toEqual({ times: [1000], values: [null] });
  });

  test('one tick in 10^9 stays visible', async () => {
    const far = plainStore(
      [
        [
          [0, '0'],
          [777_777_777, '1'],
          [777_777_778, '0'],
        ],
      ],
      [0],
    );
    const trace = await traceIn(far, '0', { from: 0, to: 1e9, pixels: 1000 });
    expect(trace).toEqual({ times: [0, 777_777_777, 777_777_778], values: ['0', null, '0'] });
  });
});

describe('derived signals', () => {
  const other = bursts(5, 2000);
  const both = plainStore([signal.slice(0, 2000), other], [0, 700]);
  const [first, second] = [signal, other].map((list) => {
    const holds = holding(list);
    return (time: number) => list[holds[time]!]![1];
  });

  test.each([
    ['0[3:0]', (a: string) => a.slice(4)],
    ['0[7]', (a: string) => a[0]!],
    ['1+0', (a: string, b: string) => b + a],
    ['0[5:4]+1[0]+0[7:6]', (a: string, b: string) => a.slice(2, 4) + b[7] + a.slice(0, 2)],
  ])('%s', async (ref, value) => {
    const expected: Plain = [];
    const last = Math.min(signal[1999]![0], other[1999]![0]);
    for (let time = 0; time <= last; time++) {
      const now = value(first!(time), second!(time));
      if (now !== expected.at(-1)?.[1]) expected.push([time, now]);
    }
    const found: Plain = [];
    for await (const batch of changeBatches(both, laneOf(both, ref), 0, last)) {
      batch.times.forEach((time, i) => found.push([time, batch.text(i)]));
    }
    expect(found).toEqual(expected);
  });

  test.each([
    ['0[8]', 'there is no bit 8'],
    ['0[1:2]', 'must not be below'],
    ['clk', 'is no signal'],
    ['9', 'there is no signal 9'],
  ])('%s is refused', async (ref, reason) => {
    await expect((async () => valueAt(both, laneOf(both, ref), 5))()).rejects.toThrow(reason);
  });
});

describe('searches agree with all changes', () => {
  const bit: Plain = signal
    .map(([time, value]): [number, string] => [time, value[7]!])
    .filter(([, value], i, all) => i === 0 || value !== all[i - 1]![1]);
  const two = plainStore([signal, bit], begins);
  const turn = new Turn();
  const known = (value: string) => !/[^01]/.test(value);
  const number = (value: string) => parseInt(value, 2);

  test.each([
    ['0', "== 8'h2a", (value: string) => value === '00101010'],
    ['0', '42', (value: string) => value === '00101010'],
    ['0', "8'b0010?01?", (value: string) => /^0010.01.$/.test(value)],
    ['0', '> 250', (value: string) => known(value) && number(value) > 250],
    ['0', '<= -120', (value: string) => known(value) && number(value) >= 128 && number(value) - 256 <= -120],
    ['0', 'x', (value: string) => value.includes('x')],
    ['1', "== 1'b1", (value: string) => value === '1'],
  ])('%s %s', async (ref, condition, holds) => {
    const list = ref === '0' ? signal : bit;
    const hits = list
      .filter(([, value], i) => holds(value) && (i === 0 || !holds(list[i - 1]![1])))
      .map(([at]) => at);
    const matcher = matcherOf(conditionOf(condition), { kind: 'bits', width: list[0]![1].length });
    const lane = laneOf(two, ref);
    expect(hits.length).toBeGreaterThan(10);
    for (let time = 0; time < end; time += Math.floor(end / 60)) {
      expect(await find(two, lane, matcher, time, 'next', turn)).toBe(hits.find((at) => at > time) ?? null);
      expect(await find(two, lane, matcher, time, 'previous', turn)).toBe(
        hits.findLast((at) => at < time) ?? null,
      );
    }
  });

  test.each([
    ['rises', '0', '1'],
    ['falls', '1', '0'],
  ])('%s', async (condition, before, after) => {
    const hits = bit
      .filter(([, value], i) => i > 0 && value === after && bit[i - 1]![1] === before)
      .map(([at]) => at);
    const matcher = matcherOf(conditionOf(condition), { kind: 'bits', width: 1 });
    for (let time = 0; time < end; time += Math.floor(end / 60)) {
      const lane = laneOf(two, '1');
      expect(await find(two, lane, matcher, time, 'next', turn)).toBe(hits.find((at) => at > time) ?? null);
      expect(await find(two, lane, matcher, time, 'previous', turn)).toBe(
        hits.findLast((at) => at < time) ?? null,
      );
    }
  });

  test('edges and values', async () => {
    const lane = laneOf(two, '0');
    for (let time = 0; time < end; time += Math.floor(end / 60)) {
      expect(await valueAt(two, lane, time)).toBe(held(time));
      expect(await edgeOf(two, lane, time, 'next', turn)).toBe(signal[index[time]! + 1]?.[0] ?? null);
      const before = index[Math.max(0, time - 1)]!;
      expect(await edgeOf(two, lane, time, 'previous', turn)).toBe(before > 0 ? signal[before]![0] : null);
    }
  });

  test('statistics of a bit, tick by tick', async () => {
    const [from, to] = [500, 20_500];
    const counter = new StatisticsCounter(to, 'bits');
    for await (const batch of changeBatches(two, laneOf(two, '1'), from, to)) counter.add(batch);
    const bitIndex = holding(bit);
    const value = (time: number) => bit[bitIndex[time]!]![1];
    const ticks = Array.from({ length: to - from }, (_, i) => value(from + i));
    const inside = bit.filter(([at]) => at > from && at <= to);
    const before = (at: number) => value(at - 1);
    const rises = inside.filter(([at, now]) => now === '1' && before(at) === '0').map(([at]) => at);
    const gaps = rises.slice(1).map((at, i) => at - rises[i]!);
    expect(counter.finish()).toEqual({
      changes: inside.length,
      rises: rises.length,
      falls: inside.filter(([at, now]) => now === '0' && before(at) === '1').length,
      high: ticks.filter((each) => each === '1').length,
      low: ticks.filter((each) => each === '0').length,
      unknown: ticks.filter((each) => each === 'x' || each === 'z').length,
      period: {
        least: Math.min(...gaps),
        mean: expect.closeTo(gaps.reduce((sum, gap) => sum + gap) / gaps.length, 6),
        greatest: Math.max(...gaps),
      },
      least: null,
      greatest: null,
    });
  });
});
