import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import type { ByteSource, WaveFile } from '../src/index.ts';
import { bufferSource, openWave } from '../src/index.ts';
import { fileSpool } from '../src/node/fileSpool.ts';
import { blobSpool } from '../src/spool/blobSpool.ts';
import { memorySpool } from '../src/spool/memorySpool.ts';
import { changesOf } from './vcdText.ts';

const kinds = ['bit', 'vector', 'real', 'text', 'rare', 'never'] as const;
const declarations = `$scope module top $end
$var wire 1 a bit $end $var wire 9 b vector $end $var real 64 c real $end
$var string 0 d text $end $var wire 5 e rare $end $var wire 1 f never $end
$upscope $end $enddefinitions $end
`;

/** What each variable is at a step, by arithmetic alone. */
function valueAt(kind: (typeof kinds)[number], step: number): string {
  if (kind === 'bit') return '01xz'[(step * 7) % 4]!;
  if (kind === 'vector') return ((step * 37) % 512).toString(2).padStart(9, step % 5 === 0 ? 'z' : '0');
  if (kind === 'real') return String((step % 97) / 8);
  if (kind === 'text') return `s${step % 11}`;
  if (kind === 'rare')
    return Math.floor(step / 50_000)
      .toString(2)
      .padStart(5, '0');
  return 'x';
}

function textOf(steps: number): string {
  let text = declarations;
  for (let step = 0; step < steps; step++) {
    text += `#${step * 3}\n${valueAt('bit', step)}a\nb${valueAt('vector', step)} b\nr${valueAt('real', step)} c\ns${valueAt('text', step)} d\n`;
    if (step % 50_000 === 0) text += `b${valueAt('rare', step)} e\n`;
  }
  return text;
}

function sections(wave: WaveFile): number {
  return (wave as unknown as { parts: { store: { begins: number[] } } }).parts.store.begins.length;
}

const spools = {
  memory: memorySpool,
  file: fileSpool,
  blob: () => blobSpool((bytes) => new Blob([bytes])),
};

describe('sections of a dump', () => {
  const steps = 200_000;
  const bytes = new TextEncoder().encode(textOf(steps));

  test.each(Object.keys(spools) as (keyof typeof spools)[])(
    'in a %s: every value',
    { timeout: 180_000 },
    async (kind) => {
      const wave = await openWave(bufferSource(bytes), undefined, { spool: spools[kind] });
      expect(wave.info.indexed).toBeLessThan(1);
      await wave.settled();
      expect(wave.info).toMatchObject({ end: 3 * (steps - 1), indexed: 1, message: '' });
      expect(sections(wave)).toBeGreaterThan(2);
      for (let step = 0; step < steps; step += 997) {
        const at = await wave.values(['0', '1', '2', '3', '4', '5'], 3 * step + (step % 3));
        expect(at).toEqual(kinds.map((name) => valueAt(name, step)));
      }
      const rare = await changesOf(wave, 'rare');
      expect(rare).toEqual([0, 1, 2, 3].map((i) => `${i * 150_000} ${i.toString(2).padStart(5, '0')}`));
      const vector = await changesOf(wave, 'vector');
      expect(vector.every((change, step) => change === `${3 * step} ${valueAt('vector', step)}`)).toBe(true);
      expect(vector.length).toBe(steps);
      await wave.close();
    },
  );

  test('a query is answered while the rest is indexed, from what is there', async () => {
    const wave = await openWave(bufferSource(bytes));
    const seen: number[] = [];
    while (wave.info.indexed < 1) {
      const { end, indexed } = wave.info;
      seen.push(indexed);
      expect((await wave.values(['1'], end))[0]).toBe(valueAt('vector', end / 3));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    await wave.close();
  });

  test('waits for what lies up to a time, and for no more', async () => {
    const wave = await openWave(bufferSource(bytes));
    const time = wave.info.end + 3 * 997;
    expect(await wave.values(['1'], time)).not.toEqual([valueAt('vector', time / 3)]);
    await wave.settled(time);
    expect(await wave.values(['1'], time)).toEqual([valueAt('vector', time / 3)]);
    expect(wave.info.indexed).toBeLessThan(1);
    await wave.settled(3 * steps);
    expect(wave.info).toMatchObject({ end: 3 * (steps - 1), indexed: 1 });
    await wave.close();
  });

  test('closing stops it', async () => {
    const wave = await openWave(bufferSource(bytes));
    await wave.close();
    expect(wave.info.end).toBeLessThan(3 * (steps - 1));
  });

  test('a temporary file has no name', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('netloom-wave-'));
    const spool = fileSpool();
    const first = await spool.append(Uint8Array.of(1, 2, 3));
    const second = await spool.append(Uint8Array.of(4, 5));
    expect([...(await spool.read(second, 2)), ...(await spool.read(first + 1, 2))]).toEqual([4, 5, 2, 3]);
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('netloom-wave-'))).toEqual(before);
    await spool.close();
  });
});

/** A file of which a writer has written the first `length` bytes. */
class GrowingFile implements ByteSource {
  readonly bytes: Uint8Array;
  written: number;
  size: number;

  constructor(bytes: Uint8Array, written: number) {
    this.bytes = bytes;
    this.written = written;
    this.size = written;
  }

  read(offset: number, length: number) {
    return Promise.resolve(this.bytes.subarray(offset, offset + length));
  }

  refresh() {
    this.size = this.written;
    return Promise.resolve(this.size);
  }
}

describe('a dump that grows', () => {
  const steps = 60;
  const bytes = new TextEncoder().encode(textOf(steps));

  test.each([1, 7, 64, 500])(
    'by %i bytes at a time it is as one read at once',
    { timeout: 180_000 },
    async (more) => {
      const file = new GrowingFile(bytes, declarations.length);
      const wave = await openWave(file);
      expect(await wave.refresh()).toBe('same');
      while (file.written < bytes.length) {
        file.written = Math.min(bytes.length, file.written + more);
        expect(await wave.refresh()).toBe('grown');
        expect(wave.info.growing).toBe(true);
      }
      expect(await wave.refresh()).toBe('same');
      expect(wave.info).toMatchObject({ end: 3 * (steps - 1), complete: true, growing: false });
      for (const name of ['bit', 'vector', 'real', 'text'] as const) {
        const expected = Array.from({ length: steps }, (_, step) => valueAt(name, step));
        const changed = expected
          .map((value, step) => `${3 * step} ${value}`)
          .filter((_, i) => expected[i] !== expected[i - 1]);
        expect(await changesOf(wave, name)).toEqual(changed);
      }
    },
  );

  test('another file in its place is told', async () => {
    const file = new GrowingFile(bytes, 1000);
    const wave = await openWave(file);
    file.written = 900;
    expect(await wave.refresh()).toBe('replaced');
    file.written = 1100;
    file.bytes.set(new TextEncoder().encode('$scope module other'));
    expect(await wave.refresh()).toBe('replaced');
  });

  test('one cut in its declarations is to be opened anew', async () => {
    const file = new GrowingFile(new TextEncoder().encode(textOf(1)), 90);
    const wave = await openWave(file);
    file.written = 200;
    expect(await wave.refresh()).toBe('replaced');
  });
});
