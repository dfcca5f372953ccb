import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readVerilog } from '@netloom/hdl';
import { createLibrary, generate } from '@netloom/soc';
import { afterAll, describe, expect, it } from 'vitest';
import { soc } from './fixtures.ts';
import { interconnectEntries } from './ips.ts';

/** A folder with clones of pulp-platform's `axi` and `common_cells`; without one nothing is tested here. */
const FOLDER = process.env['NETLOOM_PULP'];
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function sources() {
  return ['axi/src', 'axi/include/axi', 'common_cells/src', 'common_cells/include/common_cells'].flatMap(
    (folder) =>
      readdirSync(join(FOLDER!, folder))
        .filter((name) => /\.svh?$/.test(name))
        .map((name) => {
          const path = `${folder}/${name}`;
          return { path, text: readFileSync(join(FOLDER!, path), 'utf8') };
        }),
  );
}

function project(files: readonly { path: string; text: string }[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-others-'));
  folders.push(folder);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const SIDE = { bus: 'axi4', addressWidth: '32', dataWidth: '32', clock: 'clk', idWidth: '4' } as const;

/** Our crossbar before a cut, a converter and registers of theirs. */
const DOCUMENT = soc({
  resets: { rst_n: { polarity: 'low', clock: 'clk' } },
  interfaces: { host: { ...SIDE, role: 'subordinate' } },
  instances: {
    xbar0: { ip: 'netloom:interconnect:axi4_crossbar:1.0' },
    cut0: { ip: 'user:imported:axi_cut:1.0', parameters: { BUS_ID_WIDTH: '8' } },
    lite0: {
      ip: 'user:imported:axi_to_axi_lite:1.0',
      parameters: { AxiIdWidth: '8', AxiMaxWriteTxns: '4', AxiMaxReadTxns: '4' },
    },
    regs0: { ip: 'user:imported:axi_lite_regs:1.0', parameters: { RegNumBytes: '16' } },
  },
  interfaceConnections: [
    { manager: 'host', subordinate: 'xbar0.s' },
    { manager: 'xbar0.m', subordinate: 'cut0.slv' },
    { manager: 'cut0.mst', subordinate: 'lite0.slv' },
    { manager: 'lite0.mst', subordinate: 'regs0.axi' },
  ],
  portConnections: [
    { from: '0', to: 'lite0.test_i' },
    { from: '0', to: 'regs0.reg_d_i' },
    { from: '0', to: 'regs0.reg_load_i' },
    ...['xbar0', 'cut0', 'lite0', 'regs0'].flatMap((name) => [
      { from: 'clk', to: `${name}.${name === 'xbar0' ? 'clk' : 'clk_i'}` },
      { from: 'rst_n', to: `${name}.${name === 'xbar0' ? 'rst_n' : 'rst_ni'}` },
    ]),
  ],
  addressMap: {
    'cut0.slv': { base: '0x10000000', size: '0x1000' },
    'lite0.slv': { base: '0x10000000', size: '0x1000' },
    'regs0.axi': { base: '0x10000000', size: '0x1000' },
  },
});

describe.runIf(FOLDER)('blocks of pulp-platform, in the folder of NETLOOM_PULP', () => {
  it('come in with interfaces, most of them', async () => {
    const { descriptors } = await readVerilog({ files: sources() });
    const blocks = descriptors.filter(({ files }) => files.at(-1)!.startsWith('axi/src/'));
    const withBus = blocks.filter(({ busInterfaces }) => busInterfaces.length > 0);
    expect(withBus.length).toBeGreaterThanOrEqual(80);
  });

  it('connect to ours, and the generated top is clean in Verilator', async () => {
    const files = sources();
    const { descriptors, wrappers } = await readVerilog({ files });
    const entries = descriptors.map((descriptor) => ({ descriptor, folder: '' }));
    const library = createLibrary([...interconnectEntries(), ...entries]);
    const { files: made, diagnostics } = generate(DOCUMENT, library);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const folder = project([...files, ...wrappers, ...made]);
    spawnSync('cp', ['-r', join(import.meta.dirname, '../../../ip'), folder]);
    const list = ['--lint-only', '-Wno-fatal', '--top-module', 'top', '-f', 'gen/top/top.f'];
    const { status, stderr } = spawnSync('verilator', list, { cwd: folder, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    const own = stderr.split('\n').filter((line) => /^%\w+.*(gen\/top\/rtl|_flat\.sv)/.test(line));
    expect(own).toEqual([]);
  });
});
