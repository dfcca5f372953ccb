import { createLibrary, disconnect, remove, rename, setParameter } from '@netloom/soc';
import type { Drawing } from '@netloom/soc';
import { expect, it } from 'vitest';
import { intersects } from '../../../../view2d/geometry.ts';
import { manyBlocks, stage } from '../testing/manyBlocks.ts';
import { comparedPictures } from './picture.ts';

const library = createLibrary([stage]);
const base: Drawing = manyBlocks(6);

it('marks a rename at the new name, a parameter at its block, and wires that are cut', () => {
  const renamed = rename(base, 'stage5', 'last') as Drawing;
  const widened = setParameter(renamed.document, 'stage2', 'WIDTH', '16').document!;
  const after = { ...renamed, document: disconnect(widened, 'stage4.in_valid') };
  const { blocks, links } = comparedPictures(base, after, library);
  expect(blocks.get('last')).toEqual(['renamed']);
  expect(blocks.get('stage2')).toEqual(['parameter']);
  expect([...links.values()]).toEqual(['removed']);
});

it('says of what is new or gone that alone, and draws what is gone beside what has its place', () => {
  const gone = remove(base, ['stage1']);
  const at = base.layout.blocks['stage1']!;
  const after: Drawing = {
    document: { ...gone.document, instances: { ...gone.document.instances, fresh: { ip: stage.vlnv } } },
    layout: { ...gone.layout, blocks: { ...gone.layout.blocks, fresh: at } },
  };
  const { blocks, joined, before, after: now } = comparedPictures(base, after, library);
  expect([blocks.get('stage1'), blocks.get('fresh')]).toEqual([['removed'], ['added']]);
  expect(intersects(joined.byName.get('stage1')!, joined.byName.get('fresh')!)).toBe(false);
  expect([before.byName.has('fresh'), now.byName.has('stage1')]).toEqual([false, false]);
});
