import { readDocument, readLayout } from '@netloom/soc';
import type { Drawing } from '@netloom/soc';

/** The layout that is stored beside a document. */
export function layoutPathOf(path: string): string {
  return path.replace(/\.soc\.json$/, '.layout.json');
}

/** A SoC as two texts have it; undefined where the document cannot be read. A layout that cannot be is none. */
export function drawingOf(text: string | null, layoutText: string | null, path: string): Drawing | undefined {
  const { document } = readDocument(text ?? '', path);
  const layout = layoutText === null ? undefined : readLayout(layoutText, layoutPathOf(path)).document;
  return document && { document, layout: layout ?? { netloom: 'layout', version: 1, blocks: {} } };
}
