import { expect, test } from 'vitest';
import { bufferSource, openWave } from '../src/index.ts';
import type { WaveFile } from '../src/index.ts';
import { HierarchyBuilder } from '../src/hierarchyBuilder.ts';

const text = `$timescale 1ns $end
$scope module TOP $end
$scope module bench $end
$var wire 1 a clk $end
$scope module uart_a $end
$var wire 1 b rx_fifo_full $end
$var wire 8 c fifo [7:0] $end
$var wire 8 d rxFifoLevel[7:0] $end
$var wire 8 e mem[3] [7:0] $end
$var wire 1 f data [1] $end
$var wire 1 g data [0] $end
$upscope $end
$scope module gen.a[0] $end
$var wire 1 h defifox $end
$var wire 1 i x.y $end
$upscope $end
$upscope $end
$upscope $end
$enddefinitions $end
#0
`;
const open = (): Promise<WaveFile> => openWave(bufferSource(new TextEncoder().encode(text)));
const names = (wave: WaveFile, words: string) => wave.search(words, 10).variables.map(({ name }) => name);

test('the best match of a name comes first: whole, start, start of a word, inside, letters', async () => {
  const wave = await open();
  expect(names(wave, 'fifo')).toEqual(['fifo', 'rx_fifo_full', 'rxFifoLevel', 'defifox']);
  expect(names(wave, 'FIFO')).toEqual(names(wave, 'fifo'));
  expect(names(wave, 'rffu')).toEqual(['rx_fifo_full']);
  expect(names(wave, 'nothing')).toEqual([]);
});

test('words before the last one are in the scopes or the name; scopes alone come last', async () => {
  const wave = await open();
  expect(names(wave, 'uart fifo')).toEqual(['fifo', 'rx_fifo_full', 'rxFifoLevel']);
  expect(names(wave, 'bench.uart.rx full')).toEqual(['rx_fifo_full']);
  expect(names(wave, 'gen a')).toEqual(['defifox', 'x.y']);
  expect(wave.search('', 2)).toMatchObject({
    total: 9,
    variables: [{ name: 'clk' }, { name: 'rx_fifo_full' }],
  });
});

test.each([
  ['TOP.bench.clk', 'TOP.bench.clk', ''],
  ['bench.clk', 'TOP.bench.clk', ''],
  ['other.TOP.bench.clk', 'TOP.bench.clk', ''],
  ['TOP.bench.uart_a.fifo', 'TOP.bench.uart_a.fifo', '[7:0]'],
  ['TOP.bench.uart_a.fifo[7:0]', 'TOP.bench.uart_a.fifo', '[7:0]'],
  ['TOP.bench.uart_a.rxFifoLevel', 'TOP.bench.uart_a.rxFifoLevel', '[7:0]'],
  ['TOP.bench.clk[0:0]', 'TOP.bench.clk', ''],
  ['TOP.bench.uart_a.data[0]', 'TOP.bench.uart_a.data', '[0]'],
  ['TOP.bench.uart_a.data [1]', 'TOP.bench.uart_a.data', '[1]'],
  ['TOP.bench.uart_a.mem[3]', 'TOP.bench.uart_a.mem[3]', '[7:0]'],
  ['TOP.bench.gen.a[0].x.y', 'TOP.bench.gen.a[0].x.y', ''],
])('%s is found', async (path, found, range) => {
  expect((await open()).lookup([path])).toMatchObject([{ path: found, range }]);
});

test.each(['TOP.bench', 'TOP.bench.uart_a.mem[4]', 'clk', 'TOP.bench.cl', ''])(
  '%j is no variable',
  async (path) => {
    expect((await open()).lookup([path])).toEqual([null]);
  },
);

test('a hierarchy of many rows is searched as the rows are', () => {
  const builder = new HierarchyBuilder();
  const bytes = (name: string) => new TextEncoder().encode(name);
  const wanted: string[] = [];
  for (let unit = 0; unit < 300; unit++) {
    builder.openScope(bytes(`unit_${unit}`), 'module');
    for (let i = 0; i < 50; i++) {
      const name = `reg_${i * 7}_q`;
      const signal = unit * 50 + i;
      builder.variable({ name: bytes(name), kind: 'reg', direction: '', signal, width: 1, value: 'bits' });
      if (String(unit).includes('29') && name.includes('_21')) wanted.push(`unit_${unit}.${name}`);
    }
    builder.closeScope();
  }
  const { total, variables } = builder.finish().search('29 _21', 1000);
  expect(total).toBe(wanted.length);
  expect(variables.map(({ path }) => path).sort()).toEqual(wanted.sort());
});
