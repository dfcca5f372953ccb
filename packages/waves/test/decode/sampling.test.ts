import { expect, test } from 'vitest';
import type { DecoderSetup } from '../../src/decode/index.ts';
import { decode, decodeAll } from '../../src/decode/index.ts';
import type { ByteSource } from '../../src/index.ts';
import { bufferSource, openWave } from '../../src/index.ts';

const names = { PCLK: 'c', PADDR: 'a', PSEL: 's', PENABLE: 'e', PWRITE: 'w', PWDATA: 'd', PREADY: 'r' };
const wide = new Set(['a', 'd']);
const variables = Object.values(names).map((id) => `$var wire ${wide.has(id) ? 8 : 1} ${id} ${id} $end`);
const header = `$timescale 1ns $end $scope module t $end ${variables.join(' ')} $upscope $end $enddefinitions $end
#0 0c 0s 0e 0w 0r b0_a b0_d`;

/** Clock edges at 5, 15, 25 …; the other signals change with them, as those of registers do. */
const transfer = (ready: string) => `
#5 1c 1s 1w b00010000_a b10101011_d
#10 0c
#15 1c 1e ${ready}r
#20 0c
#25 1c 1r
#30 0c
#35 1c 0s 0e
#40 0c
#45 1c
`;

const setup: DecoderSetup = {
  decoder: 'apb',
  signals: Object.fromEntries(Object.entries(names).map(([role, name]) => [role, { path: `t.${name}` }])),
  options: {},
};
/** Changes stand a line each, with a space between a vector's value and its name. */
function vcd(changes: string): Uint8Array {
  const [declarations, start] = header.split('\n');
  const lines = `${start}${changes}`.replaceAll(' ', '\n').replaceAll('_', ' ');
  return new TextEncoder().encode(`${declarations}\n${lines}`);
}

test('values that change with the clock edge count as they are before it', async () => {
  const wave = await openWave(bufferSource(vcd(transfer('0'))));
  const [found, ...others] = await decodeAll(wave, setup);
  // Setup from 5 to 15, access from 15, one wait state, taken at 35.
  expect(found).toMatchObject({
    begin: 5,
    end: 35,
    kind: 'write',
    address: '10',
    data: ['ab'],
    stalls: { PREADY: 1 },
  });
  expect(found!.latency.response).toBe(30);
  expect(others).toEqual([]);
});

test('and as they are after it, if the dump is so', async () => {
  const wave = await openWave(bufferSource(vcd(transfer('0'))));
  const found = await decodeAll(wave, { ...setup, options: { sample: 'after' } });
  expect(found).toMatchObject([{ begin: 5, end: 25, data: ['ab'], stalls: { PREADY: 1 } }]);
});

test('an unknown PREADY is an error and no level', async () => {
  const wave = await openWave(bufferSource(vcd(transfer('x'))));
  const found = await decodeAll(wave, setup);
  expect(found).toMatchObject([{ end: 35, errors: [{ time: 25, text: 'PREADY is neither 0 nor 1' }] }]);
});

test('a dump that grows is decoded on: what was under way becomes whole', async () => {
  const whole = vcd(transfer('0'));
  const cut = new TextDecoder().decode(whole).indexOf('#25');
  let size = cut;
  const source: ByteSource = {
    get size() {
      return size;
    },
    read: async (offset, length) => whole.subarray(offset, Math.min(size, offset + length)),
    refresh: async () => (size = whole.length),
  };
  const wave = await openWave(source);
  const all = {
    form: 'table',
    filter: {},
    sort: { column: 'begin', descending: false },
    offset: 0,
    limit: 10,
  } as const;
  const before = await decode(wave, setup, all);
  expect(before).toMatchObject({ progress: 1, rows: [{ begin: 5, complete: false }] });
  expect(await wave.refresh()).toBe('grown');
  const after = await decode(wave, setup, all);
  expect(after).toMatchObject({
    progress: 1,
    rows: [{ begin: 5, end: 35, complete: true, stalls: { PREADY: 1 } }],
  });
});
