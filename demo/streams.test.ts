import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { check, readDocument, readLayout, writeDocument, writeLayout } from '@netloom/soc';
import { describe, expect, it } from 'vitest';
import { bootDesign, bootPlan } from '../bench/core/bootDemo.ts';

const text = (file: string) => readFile(join(import.meta.dirname, file), 'utf8');
const { document, library } = bootDesign('streams');

describe('the SoC with streams', () => {
  it('is written as the canonical writer writes it, with a place for every block', async () => {
    const written = await text('streams.soc.json');
    const places = await text('streams.layout.json');
    expect(writeDocument(readDocument(written).document!)).toBe(written);
    const layout = readLayout(places).document!;
    expect(writeLayout(layout)).toBe(places);
    const { clocks, resets, ports, instances } = document;
    const names = [clocks, resets, ports, instances].flatMap((record) => Object.keys(record));
    expect(Object.keys(layout.blocks).sort()).toEqual(names.sort());
  });

  it('gives the checks nothing to say', () => expect(check(document, library)).toEqual([]));

  it('starts from its flash', () => {
    const plan = bootPlan({ design: 'streams', firmware: 'demo/sw/use_streams' });
    expect(plan.steps.find(({ id }) => id === 'image')!.argv.at(-1)).toBe('../firmware/qspi0.hex');
  });
});
