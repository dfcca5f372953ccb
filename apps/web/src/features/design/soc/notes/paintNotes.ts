import { intersects } from '../../../../view2d/geometry.ts';
import type { Pen } from '../../../../view2d/pen.ts';
import type { Colours } from '../paint/colours.ts';
import { TITLE_ZOOM } from '../paint/view.ts';
import type { View } from '../paint/view.ts';
import type { PlacedNote } from './placedNotes.ts';
import { textLines, widthOf } from './textLines.ts';

const MARGIN = 8;
const SIZE = 13;
const LINE = 18;
/** Of the corner by which a note is made larger, in pixels. */
export const HANDLE = 10;

/** Behind all blocks and wires: frames, and notes upon them. */
export function paintNotes(pen: Pen, notes: readonly PlacedNote[], colours: Colours, view: View): void {
  for (const note of notes) {
    if (view.visible && !intersects(note, view.visible)) continue;
    const isSelected = view.selectedNotes.has(note.name);
    const { fill, edge } = colours.note[note.colour];
    const stroke = isSelected ? colours.selection : edge;
    const lineWidth = Math.max(isSelected ? 2 : 1, (isSelected ? 1.5 : 0.5) / view.zoom);
    pen.rect(note, { fill: note.frame ? `${fill}99` : fill, stroke, lineWidth, radius: note.frame ? 8 : 3 });
    if (note.frame) paintTitle(pen, note, colours, view.zoom);
    else if (view.zoom >= TITLE_ZOOM) paintText(pen, note, colours);
    if (isSelected && view.selectedNotes.size === 1) paintHandle(pen, note, colours, view.zoom);
  }
}

/** As large as it can be read from afar, if there is room. */
function paintTitle(
  pen: Pen,
  { x, y, width, height, text }: PlacedNote,
  colours: Colours,
  zoom: number,
): void {
  const [title = ''] = text.split('\n');
  if (title === '') return;
  const size = Math.max(SIZE, Math.min(SIZE / zoom, (width - 2 * MARGIN) / widthOf(title), height / 3));
  const [line = ''] = textLines(title, (width - 2 * MARGIN) / size);
  const at = { x: x + MARGIN + 2, y: y + MARGIN + size / 2 };
  pen.text(line, at, { fill: colours.title, family: 'sans', weight: 600, align: 'left', size });
}

const broken = new WeakMap<PlacedNote, string[]>();

/** Broken into lines once: it is painted in every frame. */
function linesOf(note: PlacedNote): string[] {
  let lines = broken.get(note);
  if (!lines) broken.set(note, (lines = textLines(note.text, (note.width - 2 * MARGIN) / SIZE)));
  return lines;
}

function paintText(pen: Pen, note: PlacedNote, colours: Colours): void {
  const { x, y, height } = note;
  const lines = linesOf(note);
  const room = Math.max(1, Math.floor((height - MARGIN) / LINE));
  const shown = lines.slice(0, room);
  // What has no room is said to be there.
  if (lines.length > room) shown[room - 1] = `${shown[room - 1]!.slice(0, -1)}…`;
  shown.forEach((line, index) => {
    const at = { x: x + MARGIN, y: y + MARGIN + LINE * (index + 0.4) };
    pen.text(line, at, { fill: colours.title, family: 'sans', align: 'left', size: SIZE });
  });
}

function paintHandle(pen: Pen, { x, y, width, height }: PlacedNote, colours: Colours, zoom: number): void {
  const size = HANDLE / zoom;
  const [right, bottom] = [x + width, y + height];
  const corner = [
    { x: right - size, y: bottom },
    { x: right, y: bottom - size },
    { x: right, y: bottom },
  ];
  pen.polygon(corner, { fill: colours.selection });
}
