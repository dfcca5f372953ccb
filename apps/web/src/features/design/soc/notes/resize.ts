import type { DiagramNote } from '@netloom/model';
import { snap } from '../geometry/units.ts';
import type { ActiveGesture } from '../canvas/gestures/gesture.ts';
import type { Point, Size } from '../../../../view2d/geometry.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { useView } from '../store/viewStore.ts';
import type { PlacedNote } from './placedNotes.ts';

const LEAST = { width: 60, height: 40 };

/** Draws a note's corner; the layout changes once, when it is let go. */
export function startResize(note: PlacedNote): ActiveGesture {
  const sizeAt = (to: Point): Size => ({
    width: Math.max(LEAST.width, snap(to.x - note.x)),
    height: Math.max(LEAST.height, snap(to.y - note.y)),
  });
  const stop = (): void => useView.setState({ gesture: undefined });
  return {
    move(to) {
      useView.setState({ gesture: { kind: 'resize', name: note.name, ...sizeAt(to) } });
    },
    end(to) {
      stop();
      changeNote(note.name, sizeAt(to));
    },
    cancel: stop,
  };
}

/** Changes members of a note in one step that undo takes back. */
export function changeNote(name: string, members: Partial<DiagramNote>): void {
  const { layout } = useSoc.getState();
  const note = layout.notes?.[name];
  const isSame =
    note && Object.entries(members).every(([key, value]) => note[key as keyof DiagramNote] === value);
  if (note && !isSame)
    change({ layout: { ...layout, notes: { ...layout.notes, [name]: { ...note, ...members } } } });
}
