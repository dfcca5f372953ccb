import type { SocDesign, StoredCanvas } from './designs.ts';

/** Where an instance stands whose inside is edited for it alone: the key of the open design, and its name there. */
export interface InstancePlace {
  parent: string;
  instance: string;
}

/** Keys of designs are numbers; below one an instance is named. */
export const isInstanceKey = (key: string): boolean => key.includes('/');

export function placeOf(key: string): InstancePlace {
  const end = key.lastIndexOf('/');
  return { parent: key.slice(0, end), instance: key.slice(end + 1) };
}

/** What the inside of single instances is read from and written to: the designs around them. */
export interface ViewShelf {
  load(key: string): Promise<StoredCanvas>;
  store(before: StoredCanvas, design: SocDesign): Promise<StoredCanvas>;
}

let shelf: ViewShelf | undefined;

export function setViewShelf(next: ViewShelf): void {
  shelf = next;
}

export function viewShelf(): ViewShelf {
  if (shelf === undefined) throw new Error('no instance was gone into');
  return shelf;
}

/** The document or the design around it has become another one meanwhile. */
export class InsideChanged extends Error {
  readonly stored: StoredCanvas;

  constructor(stored: StoredCanvas) {
    super('changed');
    this.stored = stored;
  }
}
