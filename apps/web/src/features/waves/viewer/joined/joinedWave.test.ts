import { bufferSource, openWave, remoteWave, serveWave } from '@netloom/waves';
import { describe, expect, it } from 'vitest';
import type { WaveData } from '../WaveData.ts';
import { clockOf } from './clock.ts';
import { joinedWave } from './joinedWave.ts';
import { otherDumpOf, otherPath, readOtherPath } from './otherPath.ts';

/** A dump of the text, asked as a worker is. */
function dumpOf(text: string): WaveData {
  type Handler = (message: unknown) => void;
  const [asking, answering]: [Handler[], Handler[]] = [[], []];
  const later = (handlers: Handler[]) => (message: unknown) =>
    queueMicrotask(() => handlers.forEach((handler) => handler(structuredClone(message))));
  const near = { send: later(answering), receive: (handler: Handler) => void asking.push(handler) };
  const far = { send: later(asking), receive: (handler: Handler) => void answering.push(handler) };
  const opened = openWave(bufferSource(new TextEncoder().encode(text)));
  serveWave(
    far,
    opened.then(async (wave) => {
      await wave.settled();
      return wave;
    }),
  );
  return remoteWave(near, () => undefined);
}

const head = (scale: string) =>
  `$timescale ${scale} $end $scope module top $end $var wire 1 ! clk $end $var wire 4 " n [3:0] $end $upscope $end $enddefinitions $end\n`;
const first = `${head('1ps')}#0\n0!\nb1 "\n#1000\n1!\n#2000\n0!\nb10 "\n#5000\n`;
/** The same in nanoseconds, with `n` a nanosecond late. */
const second = `${head('1ns')}#0\n0!\nb1 "\n#1\n1!\n#2\n0!\n#3\nb10 "\n#5\n`;

const place = { runId: '5f0f3a2e-0c8f-4a57-9d53-0d9f2a1f4c11', file: 'out/a b.vcd' };

describe('times of a second dump', () => {
  it('are put on ticks of the first', () => {
    const coarse = clockOf(-12, -9, '-5ns');
    expect([7, 0].map(coarse.toFirst)).toEqual([2000, -5000]);
    expect([1999, 2000, 2999, 3000].map(coarse.lastIn)).toEqual([6, 7, 7, 8]);
    const fine = clockOf(-9, -12, '2');
    expect([0, 999, 1000, 2500].map(fine.toFirst)).toEqual([2, 2, 3, 4]);
    expect([2, 3].map(fine.lastIn)).toEqual([999, 1999]);
    expect(fine.duration(2500)).toBe(2.5);
  });
});

describe('paths of another dump', () => {
  it('tell where it lies, and are read again', () => {
    for (const dump of [{ place, offset: '+1.5ns' }, { place: { deptId: 3, path: 'x|y&z/ü.fst' } }]) {
      const read = readOtherPath(otherPath(dump, String.raw`top.\a|b .c`))!;
      expect(read.path).toBe(String.raw`top.\a|b .c`);
      expect(otherDumpOf(read.dump)).toEqual(dump);
    }
    expect(readOtherPath('top.clk')).toBeNull();
  });
});

describe('two dumps as one', () => {
  const joined = (a: string, b: string) => joinedWave(dumpOf(a), () => dumpOf(b));

  async function both(wave: WaveData, name: string, offset?: string) {
    const paths = [`top.${name}`, otherPath({ place, ...(offset && { offset }) }, `top.${name}`)];
    const [a, b] = await wave.lookup([...paths].reverse()).then((found) => found.toReversed());
    expect(b).toMatchObject({ name: a!.name, path: paths[1] });
    return [`${a!.signal}`, `${b!.signal}`] as [string, string];
  }

  it('answer in the order of the question, in times of the first', async () => {
    const wave = joined(first, second);
    const [a, b] = await both(wave, 'n');
    expect(await wave.values([b, a, b], 2500)).toEqual(['0001', '0010', '0001']);
    expect(await wave.values([b], 3000)).toEqual(['0010']);
    expect(await wave.edge(b, 0, 'next')).toBe(3000);
    expect(await wave.edge(b, 3000, 'previous')).toBe(0);
    expect(await wave.edge(b, 3001, 'previous')).toBe(3000);
    const [traceB, traceA] = await wave.window({ signals: [b, a], from: 500, to: 4500, pixels: 4000 });
    expect(traceA).toMatchObject({ times: [500, 2000], values: ['0001', '0010'] });
    expect(traceB).toMatchObject({ times: [500, 3000], values: ['0001', '0010'] });
    expect((await wave.statistics(b, 0, 5000)).changes).toBe((await wave.statistics(a, 0, 5000)).changes);
    expect(await wave.values([`${b}[1:0]`], 3000)).toEqual(['10']);
  });

  it('show the second shifted by its offset', async () => {
    const wave = joined(first, second);
    const [, b] = await both(wave, 'n', '-1ns');
    expect(await wave.edge(b, 0, 'next')).toBe(2000);
  });

  it('keep what a tick of a coarser first leaves', async () => {
    const wave = joined(second, first.replace('#1000\n1!', '#1000\n1!\n#1200\n0!\n#1700\n1!'));
    const [, b] = await both(wave, 'clk');
    const [trace] = await wave.window({ signals: [b], from: 0, to: 4, pixels: 8000 });
    expect(trace).toMatchObject({ times: [0, 1, 2], values: ['0', '1', '0'] });
    const { times, values } = await wave.changes(b, 0, 4, 100);
    expect([times, values]).toEqual([
      [0, 1, 2],
      ['0', '1', '0'],
    ]);
    const page = await wave.changes(b, 0, 4, 2);
    expect(page).toMatchObject({ times: [0, 1], values: ['0', '1'], next: 1 });
  });

  it('lack the signals of a dump that cannot be read, and refuse a vector of both', async () => {
    const gone = joinedWave(dumpOf(first), () => dumpOf('no dump'));
    expect(await gone.lookup([otherPath({ place }, 'top.clk')])).toEqual([null]);
    const wave = joined(first, second);
    const [a, b] = await both(wave, 'n');
    await expect(wave.values([`${a}+${b}`], 0)).rejects.toThrow('two dumps');
  });
});
