import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { detectTools } from '@netloom/executor';
import type { PlanContext } from '@netloom/tools/planning';
import { loadLibrary } from '../../library.ts';
import { folderTree } from './folderTree.ts';

const TOOLS = fileURLToPath(new URL('.', import.meta.resolve('@netloom/tools')));

/** Where runs of the files of a folder are planned. */
export async function contextOf(root: string): Promise<PlanContext> {
  const tools = await detectTools();
  return {
    tree: folderTree(root),
    treeId: '',
    sourcesId: () => Promise.resolve(''),
    machine: {
      versions: Object.fromEntries(tools.map(({ name, version }) => [name, version])),
      hasFile: existsSync,
      readInstalled: (path: string) => readFile(path, 'utf8').catch(() => undefined),
      ...{ node: process.execPath, tools: TOOLS, yowasp: '' },
    },
    run: () => Promise.resolve(undefined),
    sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
    library: () => Promise.resolve(loadLibrary([root]).library),
  };
}
