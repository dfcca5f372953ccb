import { posix } from 'node:path';
import { listCores } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberTree } from '../tree/index.ts';
import { descriptionPath, readCoreRow } from './coreFolder.ts';

/** A description whose file is not named as its folder is no core of the project, nor is one that cannot be read. */
export const listRoute = implement(
  listCores,
  memberTree('design:view', ({ query }) => query.deptId),
  async (_incoming, { tree }) => {
    const paths = await tree.find('cores/*/*.core.json');
    const names = paths
      .map((path) => posix.basename(path, '.core.json'))
      .filter((name, index) => descriptionPath(name) === paths[index]);
    const rows = await Promise.all(names.map((name) => readCoreRow(tree, name).catch(() => undefined)));
    return rows.filter((row) => row !== undefined);
  },
);
