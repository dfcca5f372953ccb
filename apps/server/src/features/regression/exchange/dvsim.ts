import { readDvsim as call } from '@netloom/contract';
import { checkRegress, regressKind } from '@netloom/model/regression';
import { warning } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import { inWorker } from '../../../inWorker/index.ts';
import type { ProjectTree } from '../../../projects/index.ts';
import { memberOf } from '../../department/index.ts';
import type { DvsimRead } from './readDvsim.worker.ts';

const MOST_FILES = 500;
const MOST_CHARACTERS = 20_000_000;

/** Texts of some paths; null for what is not there, or lies outside the tree. */
async function textsOf(tree: ProjectTree, paths: readonly string[]): Promise<Record<string, string | null>> {
  const texts: Record<string, string | null> = {};
  for (const path of paths) texts[path] = (await tree.readText(path, 'path').catch(() => undefined)) ?? null;
  return texts;
}

/** Reads again with each file that the reading asked for, until it asks for no more. */
async function readAll(path: string, tree: ProjectTree): Promise<DvsimRead> {
  const program = new URL('./readDvsim.worker.ts', import.meta.url);
  const texts: Record<string, string | null> = {};
  for (;;) {
    const data = { path, texts };
    const read = await inWorker<DvsimRead>({ program, data, field: 'path', task: 'read-report' });
    if (read.wanted.length === 0) return read;
    Object.assign(texts, await textsOf(tree, read.wanted));
    const characters = Object.values(texts).reduce((sum, text) => sum + (text?.length ?? 0), 0);
    if (Object.keys(texts).length > MOST_FILES || characters > MOST_CHARACTERS)
      throw warning('too-many-imports', { field: 'path', values: { most: MOST_FILES } });
  }
}

export const readDvsimRoute = implement(
  call,
  memberOf('design:view', ({ body }) => body.deptId),
  async ({ body: { deptId, path } }, { caller }, { projects }) => {
    const { plan, losses, files } = await readAll(path, await projects.tree(deptId, caller.userId));
    // What the form of a plan refuses, such as a name that is too long, is no plan to open.
    const known = plan && regressKind.read(regressKind.write(plan), `${plan.name}.regress.json`);
    const why =
      known === undefined ? [] : known.document === undefined ? known.diagnostics : checkRegress(plan!);
    const wrong = why
      .filter(({ code }) => code !== 'REG-SOURCES')
      .map(({ message }) => ({ file: path, what: message }));
    return { plan: known?.document ?? null, losses: [...wrong, ...losses], files };
  },
);
