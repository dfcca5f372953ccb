import { debuggedModule } from '@netloom/core/observed';
import { sharedDebug } from '@netloom/soc/addressmap';
import { describe, expect, it } from 'vitest';
import { lateIn, undeclaredIn } from '../packages/hdl/test/declarations/inTexts.ts';
import { longLines } from '../packages/hdl/test/lines/longLines.ts';
import { blockTexts, generatedBlocks } from './test/blockTexts.ts';
import { hartLibrary, twoHarts } from './test/twoHarts.ts';

const blocks = await generatedBlocks();

describe.each(blocks)('designs with a $descriptor.generator', (entry) => {
  it('declare every name before they use it, in lines that are not too long, under every option', async () => {
    const { designs, refused } = await blockTexts(entry);
    expect(designs.length).toBeGreaterThanOrEqual(refused);
    const texts = designs.flat();
    expect(undeclaredIn(texts)).toEqual([]);
    expect(texts.flatMap(({ path, text }) => longLines(text).map((each) => ({ path, ...each })))).toEqual([]);
    const { tried, missed } = lateIn(designs[0]!);
    expect(tried).toBeGreaterThan(2);
    expect(missed).toEqual([]);
  });
});

it.each(['jtag', 'apb'])(
  'a debug module with %s that a debugger reaches declares every name',
  async (transport) => {
    const document = twoHarts({ module: { TRANSPORT: `"${transport}"` } });
    const { built, reached } = sharedDebug(document, await hartLibrary(import.meta.dirname), 'cpu0')!;
    const texts = [{ path: built.module, text: debuggedModule(built, reached) }];
    expect(undeclaredIn(texts)).toEqual([]);
    const { tried, missed } = lateIn(texts);
    expect(tried).toBeGreaterThan(2);
    expect(missed).toEqual([]);
  },
);
