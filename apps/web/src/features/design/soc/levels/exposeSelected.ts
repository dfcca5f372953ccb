import { expose } from '@netloom/soc';
import type { Level } from '@netloom/soc';
import { announceSaid } from '../../../../diagnostics/announceSaid.ts';
import { change, isRefusedInside } from '../store/history.ts';
import { designs } from '../files/designs.ts';
import { useSoc } from '../store/socStore.ts';
import { useLevels, wayTo } from './levels.ts';

/** The levels above the one that is shown, the next first. */
function above(): { keys: string[]; levels: Level[] } {
  const { canvas } = useSoc.getState();
  const steps = wayTo(useLevels.getState().way, canvas?.socCanvasId).toReversed();
  const found = steps.flatMap(({ key, instance }) => {
    const open = designs.get(key);
    return open ? [{ key: open.key, level: { document: open.document.document, instance } }] : [];
  });
  return { keys: found.map(({ key }) => key), levels: found.map(({ level }) => level) };
}

/** Leads endpoints of the shown level up to the topmost one that was come from; each level is changed in one step of its own. */
export function exposeEndpoints(endpoints: readonly string[]): void {
  const { keys, levels } = above();
  let documents = [useSoc.getState().document, ...levels.map(({ document }) => document)];
  for (const endpoint of endpoints) {
    const [shown, ...higher] = documents;
    const around = higher.map((document, index) => ({ document, instance: levels[index]!.instance }));
    const exposed = expose(shown!, useSoc.getState().library, endpoint, around);
    if (exposed.refused) void announceSaid(exposed.refused);
    else documents = exposed.documents;
  }
  const [shown, ...higher] = documents;
  // A level on the way that is shown as it is in one instance alone cannot have a port of its own.
  if (higher.some((document, index) => isRefusedInside(keys[index]!, document))) return;
  for (const [index, document] of higher.entries()) {
    const { layout } = designs.get(keys[index]!)!.document;
    if (document !== levels[index]!.document) designs.changeIn(keys[index]!, { document, layout });
  }
  change({ document: shown! });
}
