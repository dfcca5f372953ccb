import { readDrawing } from '@netloom/waves/drawing';
import type { DrawingText, FigureDrawing, ReadDrawing } from '@netloom/waves/drawing';

/** A drawing's text and its picture: two views of one document. */
export interface Drawn {
  path: string;
  text: string;
  read: ReadDrawing;
  /** The last text that could be drawn; its picture stays while the text is broken. */
  shown: DrawingText | undefined;
  /** The register or circuit that the last such text describes, in place of lanes. */
  figure: FigureDrawing | undefined;
}

/** A text with its picture, or with the picture before where it has none. */
export function drawn(text: string, path: string, before?: Drawn): Drawn {
  const read = readDrawing(text, path);
  const { drawing: lanes, root, figure } = read;
  if (figure) return { path, text, read, figure, shown: undefined };
  if (lanes && root) return { path, text, read, figure: undefined, shown: { text, root, drawing: lanes } };
  return { path, text, read, figure: before?.figure, shown: before?.shown };
}

/** Whether the picture is that of the text as it stands, so that it can be drawn in. */
export function isDrawable({ text, shown }: Drawn): boolean {
  return shown?.text === text;
}
