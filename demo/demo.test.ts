import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IpDescriptor } from '@netloom/model';
import {
  check,
  createLibrary,
  generate,
  libraryEntry,
  readDocument,
  readLayout,
  writeDocument,
  writeLayout,
} from '@netloom/soc';
import { declaredOf } from '@netloom/tools';
import type { YosysDesign } from '@netloom/tools';
import { run } from '../ip/test/run.ts';
import { checkCrossings } from '../packages/tools/src/kinds/crossings/analysis/report.ts';
import { crossingsScript } from '../packages/tools/src/kinds/crossings/crossingsScript.ts';
import { AS_BENCH } from '../proof/index.ts';

const demo = import.meta.dirname;
const ipFolder = join(demo, '../ip');

async function readLibrary() {
  const files = (await readdir(ipFolder, { recursive: true })).filter((path) => path.endsWith('ip.json'));
  const entries = files.map(async (path) => {
    const descriptor = IpDescriptor.parse(JSON.parse(await readFile(join(ipFolder, path), 'utf8')));
    const { registers } = descriptor;
    const text = registers && (await readFile(join(ipFolder, dirname(path), registers), 'utf8'));
    return libraryEntry(descriptor, join('ip', dirname(path)), text);
  });
  return createLibrary(await Promise.all(entries));
}

const library = await readLibrary();
const documentText = await readFile(join(demo, 'demo.soc.json'), 'utf8');
const layoutText = await readFile(join(demo, 'demo.layout.json'), 'utf8');
const document = readDocument(documentText).document!;
const layout = readLayout(layoutText).document!;

describe('the demo SoC', () => {
  it('is written as the canonical writer writes it', () => {
    expect(writeDocument(document)).toBe(documentText);
    expect(writeLayout(layout)).toBe(layoutText);
  });

  it('gives the checks nothing to say', () => {
    expect(check(document, library)).toEqual([]);
  });

  it('has a place for every block', () => {
    const { clocks, resets, ports, interfaces, instances } = document;
    const names = [clocks, resets, ports, interfaces, instances].flatMap((record) => Object.keys(record));
    expect(Object.keys(layout.blocks).sort()).toEqual(names.sort());
  });
});

describe('the generated demo SoC', () => {
  let project = '';

  beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), 'netloom-demo-'));
    await symlink(ipFolder, join(project, 'ip'));
    for (const folder of ['sw', 'tb'])
      await cp(join(demo, folder), join(project, 'demo', folder), { recursive: true });
    for (const { path, text } of generate(document, library).files) {
      await mkdir(join(project, dirname(path)), { recursive: true });
      await writeFile(join(project, path), text);
    }
  });
  afterAll(() => rm(project, { recursive: true, force: true }));

  const sources = ['-f', 'gen/demo_soc/demo_soc.f'];
  const bench = [...sources, 'demo/tb/uart_monitor.sv', 'demo/tb/demo_tb.sv'];
  const heard = /^Hello, Netloom!\nAll is working\.\nPASS$/m;

  it('is clean in Verilator and Yosys, and nothing crosses between clocks', async () => {
    expect(
      await run(project, 'verilator', '--lint-only', '-Wall', '--top-module', 'demo_soc', ...sources),
    ).toBe('');
    const files = (await readFile(join(project, 'gen/demo_soc/demo_soc.f'), 'utf8')).split('\n');
    const read = files.filter((line) => line.endsWith('.sv'));
    const script = crossingsScript({ top: 'demo_soc', sources: read, flatten: false }, '');
    await run(project, 'yosys', '-q', '-p', `${script.trim().replaceAll('\n', '; ')}; check -assert`);
    const netlist = JSON.parse(await readFile(join(project, 'netlist.json'), 'utf8')) as YosysDesign;
    const report = checkCrossings(netlist, 'demo_soc', declaredOf(document));
    expect(report).toMatchObject({ crossings: [], unknown: [], domains: [{ name: 'clk', declared: true }] });
    expect(report.flops).toBeGreaterThan(1000);
  });

  it('plays its program in Verilator', async () => {
    const target = ['--binary', '--timing', '--timescale', '1ns/1ps', '-j', '2', '--top-module', 'demo_tb'];
    await run(project, 'verilator', ...target, ...AS_BENCH, '-Mdir', 'obj', '-o', 'demo_tb', ...bench);
    expect(await run(project, join(project, 'obj/demo_tb'))).toMatch(heard);
  });

  it('plays its program in Icarus', async () => {
    await run(project, 'iverilog', '-g2012', '-s', 'demo_tb', '-o', 'demo_tb.vvp', ...bench);
    expect(await run(project, 'vvp', '-n', 'demo_tb.vvp')).toMatch(heard);
  });
});
