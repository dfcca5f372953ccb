import { readFileSync } from 'node:fs';
import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readFileList } from '@netloom/hdl';
import { MissingPath, PlanError } from '@netloom/tools/planning';
import type { PlanTree } from '@netloom/tools/planning';

/** Folders that hold no sources of a design. */
const PASSED_OVER = /(^|\/)(\.git|node_modules)(\/|$)/;

/** The files of a folder, as a run of the product sees those of a pinned tree. */
export function folderTree(root: string): PlanTree {
  const textOf = (path: string) => readFile(join(root, path), 'utf8').catch(() => undefined);
  const readIfThere = (path: string) => {
    try {
      return readFileSync(join(root, path), 'utf8');
    } catch {
      return undefined;
    }
  };
  async function find(pattern: string): Promise<string[]> {
    const found: string[] = [];
    const options = { cwd: root, exclude: (path: string) => PASSED_OVER.test(path) };
    for await (const path of glob(pattern, options)) found.push(path);
    return found.toSorted();
  }
  return {
    find,
    has: (path) =>
      stat(join(root, path)).then(
        () => true,
        () => false,
      ),
    readText: (path) => textOf(path),
    async requireText(path, field) {
      const text = await textOf(path);
      if (text === undefined) throw new MissingPath(field, path);
      return text;
    },
    async readList(path) {
      const list = readFileList(path, readIfThere, '');
      const fault = list.diagnostics.find(({ severity }) => severity === 'error');
      if (fault !== undefined)
        throw new PlanError('list-wrong', 'fileList', { file: path, line: '1', message: fault.message });
      return { ...list, fromOwnFolder: false };
    },
    async *walk(folder) {
      for (const path of await find(join(folder, '**'))) yield { path };
    },
  };
}
