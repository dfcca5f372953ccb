import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prove } from '../../../../../proof/index.ts';
import { answer } from '../../answer.ts';

const MEMORY = {
  ...{ netloom: 'memory', version: 1, name: 'ram', depth: 64, width: 32, maskBits: 8, target: 'ice40' },
  ...{ ecc: 'secded', bus: 'axi4lite', registers: true, scrub: 100, bist: { backgrounds: 'solid' } },
};

const clocked = (instance: string) =>
  ['clk', 'rst_n'].map((name) => ({ from: name, to: `${instance}.${name}` }));

const SOC = {
  ...{ netloom: 'soc', version: 1, vlnv: 'test:soc:top:1.0', name: 'top' },
  clocks: { clk: { frequency: 40_000_000 } },
  resets: { rst_n: { polarity: 'low', clock: 'clk' } },
  ports: { done: { direction: 'out', width: '1' }, failed: { direction: 'out', width: '1' } },
  instances: {
    exerciser0: { ip: 'netloom:ip:exerciser:1.0', parameters: { PROGRAM: '"test.prog"' } },
    xbar0: { ip: 'netloom:interconnect:axi4lite_crossbar:1.0' },
    bridge0: { ip: 'netloom:interconnect:axi4lite_apb_bridge:1.0' },
    ram0: { ip: 'netloom:memory:ram:1.0' },
  },
  interfaceConnections: [
    { manager: 'exerciser0.m_axil', subordinate: 'xbar0.s' },
    { manager: 'xbar0.m', subordinate: 'bridge0.s' },
    { manager: 'xbar0.m', subordinate: 'ram0.s_axil' },
    { manager: 'bridge0.m', subordinate: 'ram0.s_ctl' },
  ],
  portConnections: [
    ...['exerciser0', 'xbar0', 'bridge0', 'ram0'].flatMap(clocked),
    { from: 'exerciser0.done', to: 'done' },
    { from: 'exerciser0.failed', to: 'failed' },
  ],
  addressMap: {
    'ram0.s_axil': { base: '0x20000000', size: '0x100' },
    'ram0.s_ctl': { base: '0x80000000', size: '0x100' },
  },
  interrupts: {},
};

/** Self-test, whole words and single bytes, two bits inverted: the answers that the registers' description promises. */
const PROGRAM = `01_80000040_00000001_0000000F // start the self-test
03_80000040_00000004_0000000E // done, and nothing was wrong
02_200000FC_00000000_FFFFFFFF // which left zeros
01_20000000_CAFEF00D_0000000F
01_20000000_00AB0000_00000004 // a byte alone
02_20000000_CAABF00D_FFFFFFFF
01_80000020_00000003_0000000F // the next write inverts two bits
01_20000010_12345678_0000000F
22_20000010_00000000_00000000 // SLVERR
02_8000000C_00000004_FFFFFFFF // word 4
02_20000000_CAABF00D_FFFFFFFF
0F_00000000_00000000_00000000
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-cli-memory-soc-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a memory at a bus stands in a SoC: it is generated, linted, and does what its registers say', async () => {
  const memory = join(folder, 'memories/ram/ram.memory.json');
  await mkdir(join(folder, 'memories/ram'), { recursive: true });
  await writeFile(memory, JSON.stringify(MEMORY));
  await writeFile(join(folder, 'top.soc.json'), JSON.stringify(SOC));
  expect(await answer(['memory', 'generate', memory])).toMatchObject({ exitCode: 0 });
  const output = join(folder, 'out');
  const options = ['--library', join(folder, 'memories'), '--output', output];
  expect(await answer(['generate', join(folder, 'top.soc.json'), ...options])).toMatchObject({ exitCode: 0 });
  expect(await readFile(join(output, 'gen/top/sw/soc.h'), 'utf8')).toMatch(/SOC_RAM0\w*_BASE/);

  const list = await readFile(join(output, 'gen/top/top.f'), 'utf8');
  const sources = list.split('\n').filter((line) => line.endsWith('.sv'));
  const texts = await Promise.all(sources.map((path) => readFile(join(output, path), 'utf8')));
  const files = {
    ...Object.fromEntries(sources.map((path, index) => [path, texts[index]!])),
    'test.prog': PROGRAM,
    'bench.sv': `module bench;
  logic clk = 0, rst_n = 0;
  wire done, failed;
  always #5 clk = !clk;
  top dut (.clk(clk), .rst_n(rst_n), .done(done), .failed(failed));
  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1;
    repeat (4000) if (!done && !failed) @(posedge clk);
    $display("done %0d failed %0d", done, failed);
    $finish;
  end
endmodule
`,
  };
  const lint = ['verilator', '--lint-only', '-Wall', '--top-module', 'top', ...sources];
  const compile = ['iverilog', '-g2012', '-s', 'bench', '-o', 'bench.vvp', ...sources, 'bench.sv'];
  const { steps } = await prove({ files, steps: [lint, compile, ['vvp', '-n', 'bench.vvp']] });
  expect(steps[0]!.stderr).toBe('');
  expect(steps[2]!.stdout).toContain('done 1 failed 0');
}, 60_000);
