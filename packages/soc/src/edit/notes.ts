import type { DiagramNote, SocLayout } from '@netloom/model';

/** A layout with further notes, under names that are free: `note3`, or `frame3`. */
export function withNotes(layout: SocLayout, notes: readonly DiagramNote[]): SocLayout {
  if (notes.length === 0) return layout;
  const all = { ...layout.notes };
  for (const note of notes) all[freeNote(all, note)] = note;
  return { ...layout, notes: all };
}

function freeNote(taken: Readonly<Record<string, DiagramNote>>, { frame }: DiagramNote): string {
  const stem = frame ? 'frame' : 'note';
  let number = 0;
  while (Object.hasOwn(taken, stem + number)) number += 1;
  return stem + number;
}

/** The same elsewhere. */
export function movedBy<Place extends { x: number; y: number }>(
  place: Place,
  by: { x: number; y: number },
): Place {
  return { ...place, x: place.x + by.x, y: place.y + by.y };
}
