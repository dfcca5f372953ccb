import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS, coreRtl } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { buildSimulator, debugProgram } from '@netloom/core/node';
import { debugModule } from '../../packages/soc/src/generators/debugModule/index.ts';
import { atMost } from '../row.ts';
import type { Row } from '../row.ts';
import { measureSocLoad } from './debugSoc.ts';
import { ice40Cells } from './ice40.ts';

const AREA = 'core';
const KIBIBYTES = 64;
const LOAD = 0x8001_0000;

const debugged: CoreOptions = {
  ...PRESETS.micro,
  name: 'debugged',
  base: { ...PRESETS.micro.base, resetVector: '0x80000000' },
  debug: { ...PRESETS.micro.debug, transport: 'jtag', systemBusAccess: true },
};

/** All that a debug module can have, but for a longer program buffer. */
const whole: CoreOptions = {
  ...debugged,
  debug: { ...debugged.debug, version: '1.0', authentication: true, externalTriggers: 4 },
};

async function measureArea(folder: string, options: CoreOptions, what: string): Promise<Row> {
  const files = coreRtl(options).map(({ path, text }) => ({ path: path.replace('rtl/', ''), text }));
  for (const { path, text } of files) await writeFile(join(folder, path), text);
  const modules = ['debugged_debug_module', 'debugged_jtag'];
  const cells = [];
  for (const top of modules) cells.push(await ice40Cells(folder, top, [`${top}.sv`]));
  const luts = cells.reduce((sum, each) => sum + each.luts, 0);
  const note = `synth_ice40 -abc9; JTAG, program buffer of 2 words, system bus access${what}`;
  return atMost(AREA, `debug module and JTAG transport${what}`, luts, 1000, 'LUT4', note);
}

/** The block that harts share, with its transport. */
async function measureShared(folder: string, harts: number): Promise<Row> {
  const options = debugModule.options.parse({ HARTS: harts });
  const text = debugModule.text({ module: 'shared', origin: 'Generated.', options });
  await writeFile(join(folder, 'shared.sv'), text);
  const { luts } = await ice40Cells(folder, 'shared', ['shared.sv']);
  const note =
    'synth_ice40 -abc9; Debug 1.0, JTAG, program buffer of 2 words, system bus access by AXI4-Lite, a group';
  return atMost(AREA, `debug module of ${harts} harts and JTAG transport`, luts, 1000, 'LUT4', note);
}

/** The time of gdb's `load` alone: from its first to its last byte, as OpenOCD and the simulation take it. */
async function measureLoad(folder: string): Promise<Row> {
  const [source, elf, script] = ['block.S', 'block.elf', 'load.gdb'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(source, `.globl _start\n_start: .fill ${(KIBIBYTES * 1024) / 4}, 4, 0x12345678\n`);
  const machine = ['-march=rv32imc', '-mabi=ilp32', '-nostdlib', '-Wl,-n', '-Wl,--no-warn-rwx-segments'];
  execFileSync('riscv64-unknown-elf-gcc', [
    ...machine,
    `-Wl,-Ttext=0x${LOAD.toString(16)}`,
    source,
    '-o',
    elf,
  ]);
  await writeFile(
    script,
    'python import time; begun = time.time()\nload\npython print("LOADED", time.time() - begun)\ncompare-sections\n',
  );
  const simulator = await buildSimulator(debugged, { simulator: 'verilator' });
  let printed = '';
  const output = (text: string) => (printed += text);
  const image = {
    entry: 0x8000_0000,
    pieces: [{ address: 0x8000_0000, bytes: Uint8Array.of(0x6f, 0, 0, 0) }],
  };
  const { log } = await debugProgram({ options: debugged, simulator, image }, { elf, script, output });
  const seconds = Number(/LOADED (\S+)/.exec(printed)?.[1]);
  if (!/matched/.test(printed)) throw new Error(`not loaded:\n${printed}${log}`);
  const note = 'gdb, OpenOCD 0.12 by remote_bitbang and system bus access, Verilator; compared afterwards';
  return atMost(AREA, `${KIBIBYTES} KiB loaded by OpenOCD`, seconds, 60, 's', note);
}

/** What the debug module costs, and how soon a program is in memory. */
export async function measureDebug(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-debug-bench-'));
  try {
    return [
      await measureArea(folder, debugged, ''),
      await measureArea(folder, whole, ', Debug 1.0, authentication, 4 external triggers'),
      await measureShared(folder, 2),
      await measureLoad(folder),
      await measureSocLoad(),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
