import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { generateCore, pieceFiles } from '@netloom/core';
import { check, readDocument, readLayout, writeDocument, writeLayout } from '@netloom/soc';
import { DEMO, DEMO_CORE, bootDesign, bootPlan, inDemoFolder, runStep } from '../bench/core/bootDemo.ts';
import { programOutcomes } from '../bench/core/programCases.ts';
import type { CaseOutcome } from '@netloom/tools/reading';
import { run } from '../ip/test/run.ts';

const product = join(DEMO, '..');
const text = (path: string) => readFile(join(product, path), 'utf8');
const { document, core, library } = bootDesign();

describe('the demo SoC with a processor', () => {
  it('is written as the canonical writer writes it, with a place for every block', async () => {
    const [written, places] = [
      await text('demo/processor.soc.json'),
      await text('demo/processor.layout.json'),
    ];
    expect(writeDocument(readDocument(written).document!)).toBe(written);
    const layout = readLayout(places).document!;
    expect(writeLayout(layout)).toBe(places);
    const { clocks, resets, ports, interfaces, instances } = document;
    const names = [clocks, resets, ports, interfaces, instances].flatMap((record) => Object.keys(record));
    expect(Object.keys(layout.blocks).sort()).toEqual(names.sort());
  });

  it('gives the checks nothing to say', () => expect(check(document, library)).toEqual([]));

  it('has the core that the generator makes of its description', async () => {
    const { files } = generateCore(core);
    for (const { path, text: expected } of files)
      expect(await text(`${DEMO_CORE}/${path}`), path).toBe(expected);
    const entries = await readdir(join(product, DEMO_CORE), { recursive: true, withFileTypes: true });
    const there = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(product, DEMO_CORE).length + 1));
    expect(there.sort()).toEqual(files.map(({ path }) => path).sort());
  });

  it('has the example of the library as its firmware', async () => {
    for (const { path, text: expected } of pieceFiles('hello', core))
      expect(await text(`demo/sw/hello/${path}`)).toBe(expected);
  });
});

describe('the demo boots', () => {
  const plan = bootPlan({ cycles: 2_000_000 });
  let output = '';
  let image = '';
  let lint = '';
  let clocks = '';
  let programs: CaseOutcome[] = [];

  beforeAll(async () => {
    await inDemoFolder(plan, async (folder) => {
      const sources = ['-f', 'gen/processor_soc/processor_soc.f'];
      lint = await run(
        join(folder, 'src'),
        'verilator',
        '--lint-only',
        '-Wall',
        '--top',
        'processor_soc',
        ...sources,
      );
      for (const id of ['firmware', 'link', 'image', 'verilate']) await runStep(plan, id, folder);
      image = await readFile(join(folder, 'src/demo/sw/boot.hex'), 'utf8');
      const quickly = ['OPT_FAST=-O0', 'OPT_SLOW=-O0'];
      await run(join(folder, 'obj'), 'make', '-f', 'Vtop.mk', '-j', '2', ...quickly);
      output = await runStep(plan, 'boot', folder, 'How are you?\rx\u007fbye\r');
      const other = bootPlan({ cycles: 4_000_000, firmware: 'demo/sw/switch_clocks' });
      for (const id of ['firmware', 'link', 'image']) await runStep(other, id, folder);
      clocks = await runStep(other, 'boot', folder);
      programs = await programOutcomes(folder);
    });
  });

  it('is clean in Verilator', () => expect(lint).toBe(''));

  it('prints, answers what is typed, and ends', () => {
    const said = output.replaceAll('\r', '').split('\n');
    expect(said.slice(0, 5)).toEqual([
      'Hello, Netloom!',
      '> How are you?',
      'You typed "How are you?": 12 characters.',
      '> x\b \bbye',
      'Bye.',
    ]);
    expect(said[5]).toBe('netloom: the firmware ended');
  });

  // 40 MHz by 2, 5, 3 and 1; then the core on the half of it.
  it('divides a clock and selects another while the UART keeps its rate', () => {
    const said = clocks.replaceAll('\r', '').split('\n').slice(0, 9);
    const line = (what: string, core: number, per: number) =>
      `${what}: core ${core} kHz, peripherals ${per} kHz`;
    expect(said).toEqual([
      line('Start', 40000, 40000),
      ...[20000, 8000, 13333, 40000].map((per) => line('Divided', 40000, per)),
      line('Slow core', 20000, 40000),
      line('Both', 20000, 10000),
      line('End', 40000, 40000),
      'netloom: the firmware ended',
    ]);
  });

  it('runs the programs of a regression, each compiled with its seed and what was generated for it', () => {
    expect(programs.map(({ verdict, message }) => [verdict, message])).toEqual([
      ['passed', 'netloom: the firmware ended'],
      ['failed', 'exit code 5'],
      ['failed', 'FAIL: it says so and ends with 0'],
      ['passed', 'netloom: the firmware ended'],
      ['failed', 'exit code 1'],
      ['compile-failed', expect.stringContaining('undeclared')],
      ['passed', 'netloom: the firmware ended'],
      ['timed-out', 'it took longer than its limit'],
    ]);
    expect(programs[5]!.place).toEqual({ file: 'tests/broken/main.c', line: 1 });
    // Each could have told a failure, the third by its words alone.
    expect(programs.map(({ unchecked }) => unchecked)).toEqual(programs.map(() => false));
  });

  it('starts from the ROM contents that are in the project', async () => {
    const version = await run(product, 'riscv64-unknown-elf-gcc', '-dumpversion');
    if (!version.startsWith('12.2')) return;
    expect(image).toBe(await text('demo/sw/boot.hex'));
  });
});
