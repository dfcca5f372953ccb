import { create } from 'zustand';

interface SoftwareState {
  /** Folder of the core that the software is for; undefined for the first one. */
  core: string | undefined;
  /** Id of the canvas that the core is in; undefined for the core alone. */
  socCanvasId: number | undefined;
  /** Id of the piece that is shown. */
  shown: string | undefined;
  /** Ids of the pieces to be written. */
  chosen: ReadonlySet<string>;
  /** Path of the file that is shown. */
  file: string | undefined;
}

/** What is looked at and chosen in the software library. */
export const useSoftware = create<SoftwareState>(() => ({
  core: undefined,
  socCanvasId: undefined,
  shown: undefined,
  chosen: new Set(),
  file: undefined,
}));

export function togglePiece(id: string): void {
  const chosen = new Set(useSoftware.getState().chosen);
  if (!chosen.delete(id)) chosen.add(id);
  useSoftware.setState({ chosen });
}

export function showPiece(shown: string): void {
  useSoftware.setState({ shown, file: undefined });
}
