import type { SocDocument } from '@netloom/model';
import { group, withDocuments } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import { ADDRESS_MAP_OUTPUTS, addressMapFiles } from '@netloom/soc/addressmap';
import { expect, it } from 'vitest';
import { bootDesign } from '../bench/core/bootDemo.ts';
import { cachedSoc } from '../bench/core/cachedSoc.ts';
import { throughDtc } from '../packages/soc/test/throughDtc.ts';

const OUTPUTS = ADDRESS_MAP_OUTPUTS.filter(({ id }) => id === 'dts');

/** Nodes with the property in the tree as dtc reads it, which has no warning. */
async function noncoherent(document: SocDocument, library: Library): Promise<string[]> {
  const text = addressMapFiles(document, library, { outputs: OUTPUTS })[0]?.text ?? '';
  const tree = await throughDtc(text);
  return [...tree.matchAll(/([\w@-]+) \{(?:(?!\{)[^}])*\bdma-noncoherent;/g)].map(([, node]) => node!);
}

const DMA = /^dma-controller@/;

it('the devicetree says of the DMA controller alone that a cache does not see it, whatever software can do', async () => {
  for (const zicbom of [true, false]) {
    const { document, library } = cachedSoc('separate', zicbom);
    expect(await noncoherent(document, library)).toEqual([expect.stringMatching(DMA)]);
  }
});

it('and of none where nothing is cached', async () => {
  const { document, library } = bootDesign('microcontroller');
  expect(await noncoherent(document, library)).toEqual([]);
});

it.each(['dma0', 'cpu0'])('the same where %s lies in a document of its own', async (member) => {
  const { document, library } = cachedSoc('separate');
  const layout = { netloom: 'layout', version: 1, blocks: {} } as const;
  const step = group({ document, layout }, library, [member], 'part');
  if (step.document === undefined) throw new Error(step.refused.message);
  const found = await noncoherent(step.document, withDocuments(library, [step.inner.document]));
  expect(found).toEqual([expect.stringMatching(DMA)]);
});
