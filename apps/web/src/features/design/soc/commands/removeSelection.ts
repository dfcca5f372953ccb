import type { SocDocument, SocLayout } from '@netloom/model';
import { remove } from '@netloom/soc';
import type { Link } from '../geometry/links.ts';
import { change } from '../store/history.ts';
import { NO_SELECTION, useSoc } from '../store/socStore.ts';

/** Deletes the selected blocks with their connections, the selected connections and notes. */
export function removeSelection(): void {
  const { document, layout, selection, scene } = useSoc.getState();
  const links = scene.links.filter((link) => selection.links.has(link.id));
  const notes = selection.notes ?? new Set<string>();
  if (links.length + selection.blocks.size + notes.size === 0) return;
  const drawing = { document: withoutLinks(document, links), layout };
  const left = remove(drawing, [...selection.blocks]);
  change({ ...left, layout: withoutNotes(left.layout, notes), selection: NO_SELECTION });
}

function withoutNotes(layout: SocLayout, gone: ReadonlySet<string>): SocLayout {
  if (gone.size === 0) return layout;
  const notes = Object.entries(layout.notes ?? {}).filter(([name]) => !gone.has(name));
  return { ...layout, notes: Object.fromEntries(notes) };
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
