import type { DiagramNote } from '@netloom/model';
import { withNotes } from '@netloom/soc';
import { i18n } from '../../../../i18n.ts';
import { boundsOf } from '../../../../view2d/geometry.ts';
import type { Rect, Size } from '../../../../view2d/geometry.ts';
import { visibleRect } from '../../../../view2d/viewport.ts';
import { settledLayout } from '../commands/moveBlocks.ts';
import { snap } from '../geometry/units.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { togglePanel, useUi } from '../store/uiStore.ts';
import { useView } from '../store/viewStore.ts';

const NOTE: Size = { width: 220, height: 100 };
const FRAME: Size = { width: 480, height: 280 };
/** Around what a frame is drawn, with room for its title above. */
const ROOM = 30;
const TITLE = 30;

/** The id of the field that a new note's text is typed into. */
export const NOTE_TEXT = 'nl-soc-note-text';

export function addNote(): void {
  add({ ...inMiddle(NOTE), text: i18n.t('soc:note.newNote'), colour: 'yellow' });
}

/** Around the selected blocks, or in the middle of what is seen. */
export function addFrame(): void {
  const { scene, selection } = useSoc.getState();
  const around = boundsOf([...selection.blocks].flatMap((name) => scene.byName.get(name) ?? []));
  add({
    ...(around ? frameAround(around) : inMiddle(FRAME)),
    ...{ text: i18n.t('soc:note.newFrame'), colour: 'blue', frame: true },
  });
}

export function frameAround({ x, y, width, height }: Rect): Rect {
  return {
    x: snap(x - ROOM),
    y: snap(y - ROOM - TITLE),
    width: snap(width + 2 * ROOM),
    height: snap(height + 2 * ROOM + TITLE),
  };
}

function inMiddle({ width, height }: Size): Rect {
  const { viewport, size } = useView.getState();
  const seen = visibleRect(viewport, size);
  const [x, y] = [seen.x + (seen.width - width) / 2, seen.y + (seen.height - height) / 2];
  return { x: snap(x), y: snap(y), width, height };
}

function add(note: DiagramNote): void {
  const { layout, scene } = useSoc.getState();
  const next = withNotes(settledLayout(layout, scene), [note]);
  const names = Object.keys(next.notes!).filter((name) => !Object.hasOwn(layout.notes ?? {}, name));
  change({ layout: next, selection: { blocks: new Set(), links: new Set(), notes: new Set(names) } });
  editText();
}

/** Shows the text of the selected note to be typed over. */
export function editText(): void {
  if (!useUi.getState().open.has('properties')) togglePanel('properties');
  requestAnimationFrame(() => {
    const field = document.getElementById(NOTE_TEXT);
    if (field instanceof HTMLTextAreaElement) field.select();
  });
}
