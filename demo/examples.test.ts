import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateCore } from '@netloom/core';
import { check, readDocument, readLayout, writeDocument, writeLayout } from '@netloom/soc';
import { DEMO, bootDesign } from '../bench/core/bootDemo.ts';
import { EXAMPLES, exampleFiles } from '../bench/core/demoExamples.ts';

const product = join(DEMO, '..');
const text = (path: string) => readFile(join(product, path), 'utf8');
const examplesOf = (design: string) => EXAMPLES.filter((example) => example.design === design);

describe.each(['safety', 'realtime'] as const)('the SoC %s', (design) => {
  const { document, core, folder, library } = bootDesign(design);

  it('is written as the canonical writer writes it, with a place for every block', async () => {
    const [written, places] = [
      await text(`demo/${design}.soc.json`),
      await text(`demo/${design}.layout.json`),
    ];
    expect(writeDocument(readDocument(written).document!)).toBe(written);
    const layout = readLayout(places).document!;
    expect(writeLayout(layout)).toBe(places);
    const { clocks, resets, ports, instances } = document;
    const names = [clocks, resets, ports, instances].flatMap((record) => Object.keys(record));
    expect(Object.keys(layout.blocks).sort()).toEqual(names.sort());
  });

  it('gives the checks nothing to say', () => expect(check(document, library)).toEqual([]));

  it('has the core that the generator makes of its description', async () => {
    const { files } = generateCore(core);
    for (const { path, text: expected } of files)
      expect(await text(`${folder}/${path}`), path).toBe(expected);
    const entries = await readdir(join(product, folder), { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isFile())).toHaveLength(files.length);
  });

  it.each(examplesOf(design).map((example) => [basename(example.folder), example] as const))(
    'has the example %s of the library as firmware',
    async (_, example) => {
      const files = exampleFiles(example);
      expect(files).toHaveLength(1);
      for (const { path, text: expected } of files) expect(await text(path)).toBe(expected);
    },
  );
});
