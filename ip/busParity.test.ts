import { check } from '@netloom/soc';
import type { SocDocument } from '@netloom/model';
import { expect, it } from 'vitest';
import { applyEdits } from '../packages/soc/src/edit/applyEdits.ts';
import { prove, sample } from '../proof/index.ts';
import { busParityBench } from './test/busParity/bench.ts';
import { PROGRAM } from './test/busParity/program.ts';
import { design, library, link, plain, soc } from './test/busParity/soc.ts';
import { WAYS } from './test/busParity/ways.ts';

/** What the bench says of these ways. */
async function said(ways: typeof WAYS, sources = design()): Promise<string> {
  const compiled = { ...sources, 'bench.sv': busParityBench(WAYS, ways) };
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

/** The design with changes, and what its check says of check bits. */
function checked(parts: Partial<SocDocument>): { codes: string[]; mended: SocDocument } {
  const document = { ...soc, ...parts };
  const found = check(document, library);
  const fixes = found.flatMap(({ code, fix }) => (code === 'SOC-PARITY' && fix ? fix.edits : []));
  const mended = fixes.length === 0 ? document : applyEdits(document, fixes).document!;
  return { codes: found.map(({ code, message }) => `${code} ${message}`), mended };
}

const withParameters = (instance: string, parameters: Record<string, string>) => ({
  instances: { ...soc.instances, [instance]: { ...soc.instances[instance]!, parameters } },
});
const [NEAR, FIRST, , SECOND] = soc.interfaceConnections;
const clocked = (block: string) => ['clk', 'rst_n'].map((from) => ({ from, to: `${block}.${from}` }));

it('a memory without parity before it is told, and gets it by the fix', () => {
  const instances = { ...soc.instances };
  delete instances['p1'];
  const { codes, mended } = checked({
    instances,
    interfaceConnections: [NEAR!, FIRST!, link('p0.m', 'sram0.s_axi'), link('xbar0.m', 'sram1.s_axi')],
    portConnections: soc.portConnections.filter(({ to }) => !to.startsWith('p1.')),
  });
  expect(codes).toEqual([expect.stringMatching(/^SOC-PARITY cpu0.m_axi .* sram1.s_axi does not look at/)]);
  expect(check(mended, library)).toEqual([]);
  expect(mended.instances['bridge0']).toMatchObject({
    ip: 'netloom:interconnect:axi4_parity:1.0',
    parameters: { ADDR_WIDTH: '32' },
  });
});

it('so is what has other beats behind it', () => {
  const converter = { ip: 'netloom:interconnect:axi4_width_converter:1.0' };
  const parameters = { SUBORDINATE_DATA_WIDTH: '64', ID_WIDTH: '8', USER_WIDTH: '7' };
  const { codes, mended } = checked({
    instances: {
      ...soc.instances,
      wide0: { ...converter, parameters },
      p1: { ...soc.instances['p1']!, parameters: { DATA_WIDTH: '64' } },
      sram1: { ...soc.instances['sram1']!, parameters: { DATA_WIDTH: '64' } },
    },
    interfaceConnections: [
      ...soc.interfaceConnections.filter((each) => each !== SECOND),
      link('xbar0.m', 'wide0.s'),
      link('wide0.m', 'p1.s'),
    ],
    portConnections: [...soc.portConnections, ...clocked('wide0')],
  });
  expect(codes.filter((code) => code.startsWith('SOC-PARITY'))).toEqual([
    'SOC-PARITY p1.s looks at check bits, and wide0.m gives none',
    expect.stringContaining('behind wide0.s are others'),
  ]);
  expect(mended.interfaceConnections).toContainEqual(link('bridge0.m', 'wide0.s'));
});

it('a block that carries too few bits is told, with the option that mends it', () => {
  const { codes, mended } = checked(withParameters('xbar0', { USER_WIDTH: '4' }));
  expect(codes).toContain('SOC-PARITY cpu0.m_axi gives check bits of 7 bits, xbar0.s carries 4');
  expect(check(mended, library)).toEqual([]);
});

it('addresses of which some bits are not looked at are told', () => {
  const { codes, mended } = checked(withParameters('p1', { ADDR_WIDTH: '24' }));
  expect(codes).toContain(
    'SOC-PARITY cpu0.m_axi gives check bits of addresses of 32 bits, p1.s looks at addresses of 24',
  );
  expect(check(mended, library)).toEqual([]);
});

it('a memory that is seen at another address as well is told', () => {
  const { codes } = checked({
    addressMap: {
      ...soc.addressMap,
      'sram1.s_axi': { ...soc.addressMap['sram1.s_axi']!, aliases: [{ base: '0x30000000' }] },
    },
  });
  expect(codes).toEqual([
    expect.stringMatching(/^SOC-PARITY cpu0.m_axi sees sram1.s_axi at another address/),
  ]);
});

it('a manager that gives none is told, unless the map keeps it from what asks for them', () => {
  const other = {
    instances: { ...soc.instances, cpu1: { ip: plain.vlnv }, sram2: { ip: 'netloom:ip:axi4_sram:1.0' } },
    interfaceConnections: [...soc.interfaceConnections, link('cpu1.m_axi', 'xbar0.s')],
    portConnections: [...soc.portConnections, ...clocked('cpu1')],
  };
  const told = checked({ ...other, instances: { ...soc.instances, cpu1: other.instances.cpu1 } }).codes;
  expect(told.filter((code) => code.startsWith('SOC-PARITY'))).toEqual([
    'SOC-PARITY p0.s looks at check bits, and cpu1.m_axi gives none',
    'SOC-PARITY p1.s looks at check bits, and cpu1.m_axi gives none',
  ]);
  const { addressMap } = soc;
  const own = { managers: ['cpu0.m_axi'] };
  const { codes } = checked({
    ...other,
    instances: { ...soc.instances, cpu1: other.instances.cpu1 },
    addressMap: {
      'sram0.s_axi': { ...addressMap['sram0.s_axi']!, ...own },
      'sram1.s_axi': { ...addressMap['sram1.s_axi']!, ...own },
    },
  });
  expect(codes.filter((code) => code.startsWith('SOC-PARITY'))).toEqual([]);
});

it('a design of core, crossbar and memories behind parity has nothing to mend', () => {
  expect(check(soc, library)).toEqual([]);
});

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
