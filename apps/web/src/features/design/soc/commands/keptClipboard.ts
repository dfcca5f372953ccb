import type { SocDocument, SocLayout } from '@netloom/model';
import { emptySoc, readDocument, readLayout, writeDocument, writeLayout } from '@netloom/soc';
import type { Drawing } from '@netloom/soc';
import type { Rect } from '../../../../view2d/geometry.ts';

export interface Copied {
  /** The instances with what connects them; of the rest of their design nothing. */
  source: Drawing;
  /** Where they stood. */
  rects: Rect[];
}

/** The page is loaded anew for another project, and signing out clears this. */
const KEY = 'netloom.soc.clipboard';

export function keepCopied({ source, rects }: Copied): void {
  const kept = { document: writeDocument(source.document), layout: writeLayout(source.layout), rects };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // There is no room for so much: it can be pasted as long as the page stays.
    sessionStorage.removeItem(KEY);
  }
}

export function keptCopied(): Copied | undefined {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return undefined;
  const kept = JSON.parse(text) as { document: string; layout: string; rects: Rect[] };
  const { document } = readDocument(kept.document, KEY);
  const { document: layout } = readLayout(kept.layout, KEY);
  return document && layout && { source: { document, layout }, rects: kept.rects };
}

/** A design of these instances and notes alone, and what leads to them. */
export function cutOut(
  { document, layout }: Drawing,
  names: readonly string[],
  notes: ReadonlySet<string> = new Set(),
): Drawing {
  const own = new Set(names);
  const isOwn = (endpoint: string) => own.has(endpoint.split('.')[0]!);
  const only = <T>(record: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([name]) => own.has(name)));
  const cut: SocDocument = {
    ...emptySoc('copied'),
    instances: only(document.instances),
    interfaceConnections: document.interfaceConnections.filter(
      ({ manager, subordinate }) => isOwn(manager) && isOwn(subordinate),
    ),
    portConnections: document.portConnections.filter(({ to }) => isOwn(to)),
  };
  const written = Object.entries(layout.notes ?? {}).filter(([name]) => notes.has(name));
  const places: SocLayout = { ...layout, blocks: only(layout.blocks), notes: Object.fromEntries(written) };
  if (layout.insides) places.insides = only(layout.insides);
  return { document: cut, layout: places };
}
