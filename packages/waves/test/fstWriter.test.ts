import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { WaveFile } from '../src/index.ts';
import { bufferSource, openWave } from '../src/index.ts';
import { openWaveFile } from '../src/node/fileSource.ts';
import { differences, stepsOf } from './compare.ts';
import { toVcd } from './dumps.ts';
import { buildWriter, Writing } from './fstWriter.ts';
import { readReference } from './vcdReference.ts';

const timeOf = (i: number) => 100 + 10 * i;
const steps = (wave: WaveFile, path: string) => stepsOf(wave, wave.lookup([path])[0]!.signal);

// The values are those that fstWriter.c gives by its loop.
describe('dumps of the C writer', () => {
  test('tables of names, type names, source places, ports, strings, events', async () => {
    const { program, folder } = buildWriter();
    const dump = join(folder, 'all.fst');
    execFileSync(program, [dump]);
    const { wave, close } = await openWaveFile(dump);
    expect(wave.info).toMatchObject({
      timescale: -11,
      timeZero: -70,
      start: 100,
      end: 3090,
      complete: true,
    });
    expect(wave.info.blackouts).toEqual([{ from: timeOf(120), to: timeOf(125) }]);
    const [first, between, second, typed, pads] = wave.lookup(
      ['first', 'between', 'second', 'typed', 'array.pads'].map((name) => `top.${name}`),
    );
    const literals = { '00': 'IDLE', '01': 'a b', '10': 'DONE' };
    expect(first).toMatchObject({ literals, direction: 'output', range: '[1:0]' });
    expect(second).toMatchObject({ literals });
    expect(between).not.toHaveProperty('literals');
    expect(wave.lookup(['top.alias'])[0]).toMatchObject({ signal: first!.signal, direction: 'inout' });
    expect(typed).toMatchObject({ type: 'std_ulogic', direction: 'buffer' });
    expect(pads).toMatchObject({ width: 2, kind: 'port', source: { file: '/rtl/sub.sv', line: 34 } });
    expect(wave.children(null, 0, 1).scopes[0]!.source).toEqual({ file: '/rtl/top.sv', line: 12 });

    const portBits = ['01', '11', 'z1', 'x1'];
    expect((await steps(wave, 'top.array.pads')).map(([time, value]) => [time, value])).toEqual(
      Array.from({ length: 300 }, (_, i) => [timeOf(i), portBits[i % 4]]).map(([time, bits]) => [time, bits]),
    );
    expect(await steps(wave, 'top.note')).toEqual([
      [100, ''],
      [timeOf(5), 'note 5'],
      [timeOf(250), 'note 250'],
    ]);
    expect((await steps(wave, 'top.tick')).slice(-5).map(([time]) => time)).toEqual(
      [50, 100, 150, 200, 250].map(timeOf),
    );
    const ports = new Set(['top.array.pads']);
    const reference = readReference(toVcd(dump)).filter(({ path }) => !ports.has(path));
    expect(await differences(wave, reference)).toEqual([]);
    await close();
  });

  test('a growing dump is read on until its writer closes it', async () => {
    const writing = new Writing(buildWriter());
    for (let hundred = 1; hundred <= 2; hundred++) {
      const waits = writing.waits();
      if (hundred > 1) writing.goOn();
      await waits;
    }
    const { wave, close } = await openWaveFile(writing.dump);
    expect(wave.info).toMatchObject({ start: 100, end: timeOf(99), complete: false, growing: true });
    expect(wave.info.message).toMatch(/^the dump ends at byte \d+, time 1090: /);
    expect(await steps(wave, 'top.note')).toHaveLength(2);
    expect(await wave.refresh()).toBe('same');
    const waits = writing.waits();
    writing.goOn();
    await waits;
    expect(await wave.refresh()).toBe('grown');
    expect(wave.info).toMatchObject({ end: timeOf(199), complete: false, growing: true });
    expect((await steps(wave, 'top.level')).at(-1)).toEqual([timeOf(199), String(199 / 8)]);
    await writing.end();
    expect(await wave.refresh()).toBe('grown');
    expect(wave.info).toMatchObject({ end: 3090, complete: true, growing: false, message: '' });
    expect(await steps(wave, 'top.note')).toHaveLength(3);
    expect(await wave.refresh()).toBe('same');
    await close();
  });

  test('names that end in the middle are shown as far as they go, and the dump is opened anew when it grows', async () => {
    const writing = new Writing(buildWriter());
    const first = writing.waits();
    await first;
    const second = writing.waits();
    writing.goOn();
    await second;
    const hierarchy = readFileSync(`${writing.dump}.hier`);
    const dump = readFileSync(writing.dump);
    const partial = bufferSource(hierarchy.subarray(0, hierarchy.indexOf('typed') + 3));
    const wave = await openWave(
      { ...bufferSource(dump), refresh: () => Promise.resolve(dump.length + 1) },
      partial,
    );
    expect(wave.info.variables).toBe(4);
    expect(wave.info.message).toMatch(/its names, too, are still being written$/);
    expect((await steps(wave, 'top.first'))[1]).toEqual([110, '01']);
    expect(await wave.refresh()).toBe('replaced');
    const next = writing.waits();
    writing.goOn();
    await next;
    await writing.end();
  });
});
