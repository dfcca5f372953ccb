import { expect, it } from 'vitest';
import { prove, sample } from '../proof/index.ts';
import { busParityBench } from './test/busParity/bench.ts';
import { PROGRAM } from './test/busParity/program.ts';
import { design, generatedDesign } from './test/busParity/soc.ts';
import { GENERATED_WAYS, WAYS } from './test/busParity/ways.ts';

/** What the bench says of these ways. */
const said = (ways: typeof WAYS, sources = design()) => saidBy(busParityBench(WAYS, ways), sources);

async function saidBy(bench: string, sources: Record<string, string>): Promise<string> {
  const compiled = { ...sources, 'bench.sv': bench };
  const machine = ['-march=rv32i_zicsr', '-mabi=ilp32', '-nostdlib', '-Ttext=0'];
  const { steps } = await prove({
    files: { ...compiled, 'start.S': PROGRAM },
    steps: [
      ['riscv64-unknown-elf-gcc', ...machine, '-o', 'program.elf', 'start.S'],
      ['riscv64-unknown-elf-objcopy', '--verilog-data-width=4', '-O', 'verilog', 'program.elf', 'rom.hex'],
      ['iverilog', '-g2012', '-s', 'bench', '-o', 'bench.vvp', ...Object.keys(compiled)],
      ['vvp', '-n', 'bench.vvp'],
    ],
  });
  return steps.at(-1)!.stdout;
}

/** Numbers of check bits that come with answers. */
const ANSWERS = [
  [7, 13],
  [20, 26],
  [39, 40],
] as const;

/** Bits of an address that no memory is at when they are turned over: who decodes it answers with an error. */
const leadsNowhere = (signal: string, bit: number) =>
  /^(fetch_ar|load_ar|store_aw) addr$/.test(signal) && bit >= 12 && bit !== 29;

/** What was turned over and not told, or told of nothing. */
function missedIn(log: string, ways: typeof WAYS) {
  const turned = [...log.matchAll(/^TURNED (\w+ \w+) (\d+) ([01]{4})$/gm)].map(([, signal, bit, told]) => ({
    ...{ signal: signal!, bit: Number(bit), told: told! },
  }));
  const bits = ways.flatMap(({ signals }) => signals).reduce((sum, [, width]) => sum + width, 0);
  return [
    ...turned.filter(
      ({ signal, bit, told }) => !(leadsNowhere(signal, bit) ? /^0001$/ : /^0(1.|.1).$/).test(told),
    ),
    ...(turned.length === bits ? [] : [{ turned: turned.length, bits }]),
    ...(log.includes('UNTOUCHED told=0 traps=0') && log.includes('END 00000000') ? [] : ['ended otherwise']),
    ...(log.match(/^WRITTEN.*$/gm) ?? []),
  ];
}

it('each bit of each signal that is turned over in the fabric is told, and nothing wrong is written', async () => {
  const ways = sample(WAYS, 1);
  expect(missedIn(await said(ways), ways)).toEqual([]);
});

it('so it is where a block behind the core gives the check bits, and looks at the answers', async () => {
  // Answers first.
  const ways = sample(GENERATED_WAYS.toReversed(), 1);
  const bench = busParityBench(GENERATED_WAYS, ways, 'g0.parity_error');
  expect(missedIn(await saidBy(bench, generatedDesign()), ways)).toEqual([]);
});

it('each check bit of the core that a pin turns over is told, by who looks at it', async () => {
  const log = await said([]);
  const by = (told: string) =>
    [...log.matchAll(new RegExp(`^INJECTED (\\d+) ${told}$`, 'gm'))].map(([, bit]) => Number(bit));
  const isAnswer = (bit: number) => ANSWERS.some(([from, to]) => bit >= from && bit < to);
  const all = Array.from({ length: 40 }, (_, bit) => bit);
  expect(by('01')).toEqual(all.filter(isAnswer));
  expect(by('10')).toEqual(all.filter((bit) => !isAnswer(bit)));
});

const way = (name: string) => WAYS.filter((each) => each.name === name);

const FAULTS: readonly [file: string, find: string, replace: string, way: string][] = [
  ['nl_axi4_parity_writes.sv', "w_bad ? '0 : w_strobes", 'w_strobes', 'p1_w'],
  ['nl_axi4_parity.sv', 's_awattr[15+:AB+3] != aw_check', 's_awattr[15+:AB+2] != aw_check[AB+1:0]', 'p1_aw'],
  ['nl_axi4_parity.sv', "? s_arlen : '0", '? s_arlen : s_arlen', 'fetch_ar'],
  ['nl_axi4_parity_writes.sv', 'end_here || end_lost ? SLVERR', 'end_here ? SLVERR', 'store_w'],
  ['guarded_write_parity.sv', '!= ~^m_axi_bresp', '!= ~m_axi_bresp[0]', 'store_b'],
  ['guarded_read_parity.sv', '~^m_axi_rdata[15:8]', '~^m_axi_rdata[15:9]', 'load_r'],
];

it.each(sample(FAULTS, 1))('in %s, %s that becomes %s is noticed', async (file, find, replace, name) => {
  const sources = design();
  const changed = sources[file]!.replace(find, replace);
  expect(changed).not.toBe(sources[file]);
  const ways = way(name);
  expect(missedIn(await said(ways, { ...sources, [file]: changed }), ways)).not.toEqual([]);
});
