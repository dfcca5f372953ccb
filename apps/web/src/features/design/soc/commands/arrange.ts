import { ARRANGEMENTS, arranged } from '../geometry/arrange.ts';
import type { Arrangement } from '../geometry/arrange.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import type { SocCommand } from './command.ts';
import { settledLayout } from './moveBlocks.ts';

/** Between two blocks there is no gap to compare with. */
const least = (how: Arrangement): number => (how.startsWith('distribute') ? 3 : 2);

function arrangeSelection(how: Arrangement): void {
  const { layout, scene, selection } = useSoc.getState();
  const blocks = [...selection.blocks].flatMap((name) => scene.byName.get(name) ?? []);
  const places = arranged(blocks, how);
  const settled = settledLayout(layout, scene);
  const moved = blocks.map(({ shape }, index) => {
    return [shape.name, { ...settled.blocks[shape.name], ...places[index]! }] as const;
  });
  change({ layout: { ...settled, blocks: { ...settled.blocks, ...Object.fromEntries(moved) } } });
}

export const arrangeCommands: SocCommand[] = ARRANGEMENTS.map((id) => ({
  id,
  when: () => useSoc.getState().selection.blocks.size >= least(id),
  run: () => arrangeSelection(id),
}));
