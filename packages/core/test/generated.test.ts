import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { tidy } from '@netloom/hdl/emit';
import { PRESETS, coreRtl, generateCore } from '../src/index.ts';
import type { CoreOptions } from '../src/index.ts';
import { tokenText } from '../src/measured/rtlTokens.ts';
import { moduleText } from '../src/rtl/unit.ts';
import { UNITS } from '../src/rtl/units.ts';
import { optionSets } from './optionSets.ts';

const execute = promisify(execFile);
const scratch = await mkdtemp(join(tmpdir(), 'netloom-generated-'));
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** What a tool says, started in the folder of a core; nothing when it is content. */
async function say(folder: string, program: string, ...args: string[]): Promise<string> {
  const options = { cwd: folder, timeout: 170_000, maxBuffer: 1 << 24 };
  const { stdout, stderr } = await execute(program, args, options);
  return (stdout + stderr).trim();
}

async function written(options: CoreOptions): Promise<string> {
  const folder = join(scratch, options.name);
  for (const { path, text } of generateCore(options).files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/** Icarus has a process wait for all of a vector of which it reads some bits: nothing else comes of it. */
const WHOLE_VECTOR =
  /^.*: sorry: constant selects in always_\* processes .*\(all bits will be included\)\.\n?/gm;

const sampled = optionSets(7, 30);
const isDeep = Boolean(process.env.NETLOOM_DEEP);
const cores = isDeep ? [...Object.values(PRESETS), ...sampled] : [PRESETS.standard, ...sampled.slice(0, 2)];

describe.for(cores)('$name', (options) => {
  test('is read by Verilator, Icarus, Yosys and dtc without a word', async () => {
    const folder = await written(options);
    const { name } = options;
    const list = ['-f', `${name}.f`];
    expect(await say(folder, 'verilator', '--lint-only', '-Wall', '--top-module', name, ...list)).toBe('');
    const icarus = ['-g2012', '-Wall', '-s', name, '-o', 'core.vvp', '-c', `${name}.f`];
    expect((await say(folder, 'iverilog', ...icarus)).replaceAll(WHOLE_VECTOR, '')).toBe('');
    const script = `read_verilog -sv rtl/*.sv; hierarchy -check -top ${name}; proc; check -assert`;
    expect(await say(folder, 'yosys', '-q', '-p', script)).not.toMatch(/error|latch inferred/i);
    const tree =
      '/dts-v1/;\n/ {\n#address-cells = <1>;\n#size-cells = <1>;\ncompatible = "x";\nmodel = "x";\n};\n';
    await writeFile(join(folder, 'soc.dts'), `${tree}/include/ "dts/${name}.dtsi"\n`);
    expect(await say(folder, 'dtc', '-O', 'dtb', '-o', 'soc.dtb', 'soc.dts')).toBe('');
  });
});

test('modules are laid out, which changes no token', () => {
  for (const options of [PRESETS.nano, PRESETS.standard, ...sampled.slice(0, 5)]) {
    for (const unit of UNITS.filter(({ chosen }) => chosen(options)))
      expect(tokenText(moduleText(options, unit))).toContain(tokenText(unit.body(options)));
    const texts = coreRtl(options).map(({ text }) => text);
    expect(texts.map(tidy)).toEqual(texts);
  }
});

test('the same options give the same bytes', () => {
  for (const options of sampled.slice(0, 5)) {
    const again = structuredClone(options);
    expect(generateCore(again)).toEqual(generateCore(options));
  }
});
