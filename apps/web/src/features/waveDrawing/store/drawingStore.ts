import type { VerilogFile } from '@netloom/contract';
import { readDrawing } from '@netloom/waves/drawing';
import type { DrawingText, FigureDrawing, ReadDrawing } from '@netloom/waves/drawing';
import { create } from 'zustand';

/** A drawing that is open, with its edits: hiding the screen loses none of them. */
export interface OpenDrawing {
  path: string;
  /** What the server has; undefined until the first save of a new file. */
  stored: VerilogFile | undefined;
  /** The document: picture and text are two views of it. */
  text: string;
  read: ReadDrawing;
  /** The last text that could be drawn; its picture stays while the text is broken. */
  shown: DrawingText | undefined;
  /** The register or circuit that the last such text describes, in place of lanes. */
  figure?: FigureDrawing | undefined;
  past: readonly string[];
  future: readonly string[];
  /** When the last key was typed, ms: what follows soon is one step. */
  typed: number;
}

interface DrawingsState {
  drawings: Readonly<Record<string, OpenDrawing>>;
  /** Path of the one that is shown. */
  current: string | undefined;
}

export const useDrawings = create<DrawingsState>(() => ({ drawings: {}, current: undefined }));

export function currentDrawing({ drawings, current } = useDrawings.getState()): OpenDrawing | undefined {
  return current === undefined ? undefined : drawings[current];
}

/** The shown drawing; undefined while none is. */
export function useCurrentDrawing(): OpenDrawing | undefined {
  return useDrawings(currentDrawing);
}

export function putDrawing(drawing: OpenDrawing): void {
  useDrawings.setState(({ drawings }) => ({ drawings: { ...drawings, [drawing.path]: drawing } }));
}

export function forgetDrawing(path: string): void {
  useDrawings.setState(({ drawings, current }) => ({
    drawings: Object.fromEntries(Object.entries(drawings).filter(([key]) => key !== path)),
    current: current === path ? undefined : current,
  }));
}

/** The drawing with another text, and the picture of it where there is one. */
export function withText(drawing: OpenDrawing, text: string): OpenDrawing {
  const read = readDrawing(text, drawing.path);
  const { drawing: lanes, root, figure } = read;
  if (figure) return { ...drawing, text, read, figure, shown: undefined };
  if (!lanes || !root) return { ...drawing, text, read };
  return { ...drawing, text, read, figure: undefined, shown: { text, root, drawing: lanes } };
}

export function isDirty({ text, stored }: OpenDrawing): boolean {
  return text !== stored?.verilogFile;
}

/** Whether the picture is that of the text as it stands, so that it can be drawn in. */
export function isDrawable({ text, shown }: OpenDrawing): boolean {
  return shown?.text === text;
}

window.addEventListener('beforeunload', (event) => {
  if (Object.values(useDrawings.getState().drawings).some(isDirty)) event.preventDefault();
});
