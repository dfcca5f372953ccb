import { posix } from 'node:path';
import { readDocument, readLayout } from '@netloom/soc';
import { warning } from '../../http/problem.ts';
import type { ProjectTree } from '../../projects/index.ts';

export const EMPTY_LAYOUT = '{\n  "netloom": "layout",\n  "version": 1,\n  "blocks": {}\n}\n';

/** Where a new canvas of this name is kept. */
export function newCanvasPath(socName: string): string {
  return `${socName}/${socName}.soc.json`;
}

export function layoutPathOf(path: string): string {
  return path.replace(/\.soc\.json$/, '.layout.json');
}

export function socNameOf(path: string): string {
  return posix.basename(path, '.soc.json');
}

export async function readLayoutText(tree: ProjectTree, path: string): Promise<string> {
  return (await tree.readText(layoutPathOf(path), 'path')) ?? EMPTY_LAYOUT;
}

/** @throws a 601 with the reader's diagnostics for text that is no document or layout of a known version. */
export function requireReadable(toVerilogJson: string, layoutJson: string | undefined): void {
  const { diagnostics } = readDocument(toVerilogJson, 'toVerilogJson');
  if (layoutJson !== undefined) diagnostics.push(...readLayout(layoutJson, 'layoutJson').diagnostics);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const shown = errors.slice(0, 5).map(({ message, place }) => {
    return place?.kind === 'source' ? `${place.file}, line ${place.line}: ${message}` : message;
  });
  throw warning(shown.join('; '), { diagnostics });
}
