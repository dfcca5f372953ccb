import type { SocDocument } from '@netloom/model';
import { remove } from '@netloom/soc';
import type { Link } from '../geometry/links.ts';
import { change } from '../store/history.ts';
import { NO_SELECTION, useSoc } from '../store/socStore.ts';

/** Deletes the selected blocks with their connections, and the selected connections. */
export function removeSelection(): void {
  const { document, layout, selection, scene } = useSoc.getState();
  const links = scene.links.filter((link) => selection.links.has(link.id));
  if (links.length === 0 && selection.blocks.size === 0) return;
  const drawing = { document: withoutLinks(document, links), layout };
  change({ ...remove(drawing, [...selection.blocks]), selection: NO_SELECTION });
}

function withoutLinks(document: SocDocument, links: Link[]): SocDocument {
  if (links.length === 0) return document;
  const gone = new Set(links.map((link) => link.id));
  const stays = (table: Link['table'], from: string, to: string): boolean =>
    !gone.has(`${table}:${from}>${to}`);
  return {
    ...document,
    interfaceConnections: document.interfaceConnections.filter((each) =>
      stays('interfaceConnections', each.manager, each.subordinate),
    ),
    portConnections: document.portConnections.filter((each) => stays('portConnections', each.from, each.to)),
    interrupts: Object.fromEntries(
      Object.entries(document.interrupts).filter(([source, line]) => stays('interrupts', source, line.sink)),
    ),
  };
}
