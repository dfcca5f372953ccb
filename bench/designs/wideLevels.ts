import type { SocDocument, SocLayout } from '@netloom/model';
import { manyBlocks } from '../../apps/web/src/features/design/soc/testing/manyBlocks.ts';

/** Documents of so many blocks of eight ports each, and one above that holds each of them once. */
export function wideLevels(
  count: number,
  each: number,
): { top: SocDocument; below: SocDocument[]; layout: SocLayout } {
  const { document, layout } = manyBlocks(each);
  const below = Array.from({ length: count }, (_, index) => ({
    ...document,
    ...{ name: `level${index}`, vlnv: `test:soc:level${index}:1.0`, title: `Level ${index}` },
  }));
  const names = below.map(({ name }) => `${name}_0`);
  const ends = ['clk', 'rst_n', 'data', 'valid'];
  const top = {
    ...document,
    ...{ name: 'wide', vlnv: 'test:soc:wide:1.0' },
    instances: Object.fromEntries(below.map(({ name, vlnv }) => [`${name}_0`, { ip: vlnv }])),
    portConnections: names.flatMap((name) => ends.map((from) => ({ from, to: `${name}.${from}` }))),
  };
  return { top, below, layout };
}
