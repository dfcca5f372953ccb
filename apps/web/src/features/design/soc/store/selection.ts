import { NO_SELECTION, useSoc } from './socStore.ts';

export function selectBlocks(names: Iterable<string>): void {
  useSoc.setState({ selection: { blocks: new Set(names), links: new Set() } });
}

export function selectNotes(names: Iterable<string>): void {
  useSoc.setState({ selection: { blocks: new Set(), links: new Set(), notes: new Set(names) } });
}

export function selectLinks(ids: Iterable<string>): void {
  useSoc.setState({ selection: { blocks: new Set(), links: new Set(ids) } });
}

/** Whether there was one. */
export function clearSelection(): boolean {
  const { blocks, links, notes } = useSoc.getState().selection;
  useSoc.setState({ selection: NO_SELECTION });
  return blocks.size + links.size + (notes?.size ?? 0) > 0;
}

export function toggleBlock(name: string): void {
  const { selection } = useSoc.getState();
  useSoc.setState({ selection: { ...selection, blocks: toggled(selection.blocks, name) } });
}

export function toggleNote(name: string): void {
  const { selection } = useSoc.getState();
  useSoc.setState({ selection: { ...selection, notes: toggled(selection.notes ?? new Set(), name) } });
}

export function toggleLink(id: string): void {
  const { selection } = useSoc.getState();
  useSoc.setState({ selection: { ...selection, links: toggled(selection.links, id) } });
}

function toggled(set: ReadonlySet<string>, item: string): Set<string> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}
