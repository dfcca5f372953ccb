import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { matchesGlob } from 'node:path/posix';
import { readFileList } from '@netloom/hdl';
import type { RunPlan } from '@netloom/model';
import { kindOf } from '../src/kinds/index.ts';
import type { PlanContext, PlanTree } from '../src/kinds/planContext.ts';

/** The tree of these files. */
export function treeOf(files: Record<string, string>): PlanTree {
  const names = Object.keys(files);
  const has = (path: string) => names.some((name) => name === path || name.startsWith(`${path}/`));
  return {
    has: (path) => Promise.resolve(has(path)),
    readText: (path) => Promise.resolve(files[path]),
    requireText: (path) => Promise.resolve(files[path]!),
    readList: (path) => {
      const list = readFileList(path, (name) => files[name], '');
      return Promise.resolve({ ...list, fromOwnFolder: false });
    },
    find: (pattern) => Promise.resolve(names.filter((name) => matchesGlob(name, pattern)).toSorted()),
    walk: () => ({
      [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ done: true, value: undefined }) }),
    }),
  };
}

const context = (files: Record<string, string>) =>
  ({
    tree: treeOf(files),
    treeId: '',
    sourcesId: () => Promise.resolve(''),
    machine: {
      versions: { yosys: '0.23' },
      hasFile: () => true,
      readInstalled: (path: string) => readFile(path, 'utf8').catch(() => undefined),
      ...{ node: '', tools: '', yowasp: '' },
    },
    sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
  }) as unknown as PlanContext;

/** The plan of a run of these files. */
export async function planOf(kind: string, options: object, files: Record<string, string>): Promise<RunPlan> {
  const definition = kindOf(kind)!;
  const { plan } = (await definition.load.plan!())!;
  return (await plan(definition.request.parse(options) as never, context(files))).plan!;
}
