import { duplicate, movedBy, withNotes } from '@netloom/soc';
import { announceWarning } from '../../../../announce.ts';
import { i18n } from '../../../../i18n.ts';
import { boundsOf } from '../../../../view2d/geometry.ts';
import type { Rect } from '../../../../view2d/geometry.ts';
import { visibleRect } from '../../../../view2d/viewport.ts';
import { freeOffset } from '../geometry/freePlace.ts';
import { GRID } from '../geometry/units.ts';
import { isWithin } from '../notes/placedNotes.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { fit, useView } from '../store/viewStore.ts';
import { cutOut, keepCopied, keptCopied } from './keptClipboard.ts';
import type { Copied } from './keptClipboard.ts';
import { settledLayout } from './moveBlocks.ts';

interface Clipboard extends Copied {
  /** How often it was pasted: each copy lands a step further. */
  pasted: number;
}

let clipboard: Clipboard | undefined;
let isAsked = false;

/** What was copied on this page, or before another project was gone to. */
function current(): Clipboard | undefined {
  if (isAsked) return clipboard;
  isAsked = true;
  const kept = keptCopied();
  clipboard = kept && { ...kept, pasted: 0 };
  return clipboard;
}

export function hasClipboard(): boolean {
  return current() !== undefined;
}

/** Remembers the selected notes, and instances with what connects them: they can be pasted into any design of any project. */
export function copySelection(): void {
  const { document, layout, scene, selection } = useSoc.getState();
  const names = [...selection.blocks].filter((name) => Object.hasOwn(document.instances, name));
  const notes = scene.notes.filter(({ name }) => selection.notes?.has(name));
  if (names.length + notes.length === 0) return;
  const rects = [...names.map((name) => scene.byName.get(name)!), ...notes].map(
    ({ x, y, width, height }) => ({ x, y, width, height }),
  );
  const drawing = { document, layout: settledLayout(layout, scene) };
  const source = cutOut(drawing, names, new Set(notes.map(({ name }) => name)));
  clipboard = { source, rects, pasted: 0 };
  isAsked = true;
  keepCopied(clipboard);
}

export function pasteClipboard(): void {
  const copied = current();
  if (!copied) return;
  const { document, layout, scene } = useSoc.getState();
  const step = 4 * GRID * ++copied.pasted;
  const free = freeOffset(
    copied.rects.map((rect) => ({ ...rect, x: rect.x + step, y: rect.y + step })),
    scene.blocks,
  );
  const target = { document, layout: settledLayout(layout, scene) };
  const offset = { x: step + free.x, y: step + free.y };
  const originals = Object.keys(copied.source.document.instances);
  const pasted = duplicate(target, originals, offset, copied.source);
  const copies = Object.values(copied.source.layout.notes ?? {}).map((note) => movedBy(note, offset));
  const next = withNotes(pasted.layout, copies);
  const added = Object.keys(next.notes ?? {}).filter((name) => !Object.hasOwn(layout.notes ?? {}, name));
  const blocks = new Set(pasted.names.values());
  const selection = { blocks, links: new Set<string>(), notes: new Set(added) };
  change({ document: pasted.document, layout: next, selection });
  bringIntoView(copied.rects.map((rect) => movedBy(rect, offset)));
  sayMissing(copied);
}

/** What was copied elsewhere may land beside what is seen here. */
function bringIntoView(placed: readonly Rect[]): void {
  const { viewport, size } = useView.getState();
  const bounds = boundsOf(placed);
  if (bounds && !isWithin(bounds, visibleRect(viewport, size))) fit(placed);
}

/** Blocks of another project that this one lacks. */
function sayMissing({ source }: Copied): void {
  const { library } = useSoc.getState();
  const blocks = new Set(Object.values(source.document.instances).map(({ ip }) => ip));
  const missing = [...blocks].filter((ip) => library.find(ip) === undefined);
  if (missing.length > 0) announceWarning(i18n.t('soc:paste.missing', { blocks: missing.join(', ') }));
}
