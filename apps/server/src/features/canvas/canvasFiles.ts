import { posix } from 'node:path';
import { layoutKind, socKind } from '@netloom/soc';
import type { ProjectTree } from '../../projects/index.ts';
import { requireDocument } from '../documents/index.ts';

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
  requireDocument(socKind, toVerilogJson, 'toVerilogJson');
  if (layoutJson !== undefined) requireDocument(layoutKind, layoutJson, 'layoutJson');
}
