import type { SocDocument } from '@netloom/model';
import { uniqueName } from '@netloom/soc';
import { boundsOf } from '../../../../view2d/geometry.ts';
import { snap } from '../geometry/units.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { settledLayout } from './moveBlocks.ts';

/** Adds a clock, reset or port with ordinary values at the left of the diagram, and selects it. */
export function addTopItem(section: 'clocks' | 'resets' | 'ports'): void {
  const { document, layout, scene } = useSoc.getState();
  const name = uniqueName(document, { clocks: 'clk', resets: 'rst_n', ports: 'port0' }[section]);
  const bounds = boundsOf(scene.blocks) ?? { x: 0, y: 0, width: 0, height: 0 };
  const settled = settledLayout(layout, scene);
  const at = { x: snap(bounds.x), y: snap(bounds.y + bounds.height + 40) };
  change({
    document: withItem(document, section, name),
    layout: { ...settled, blocks: { ...settled.blocks, [name]: at } },
    selection: { blocks: new Set([name]), links: new Set() },
  });
}

function withItem(document: SocDocument, section: 'clocks' | 'resets' | 'ports', name: string): SocDocument {
  const { clocks, resets, ports } = document;
  if (section === 'clocks') return { ...document, clocks: { ...clocks, [name]: { frequency: 50_000_000 } } };
  if (section === 'ports')
    return { ...document, ports: { ...ports, [name]: { direction: 'in', width: '1' } } };
  const clock = Object.keys(clocks)[0]!;
  return { ...document, resets: { ...resets, [name]: { polarity: 'low', clock } } };
}
