import { posix } from 'node:path';
import { listCores } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberTree } from '../tree/index.ts';
import { descriptionPath, readCoreRow } from './coreFolder.ts';

/** A description whose folder is not named as it is no core of the project, nor is one that cannot be read. */
export const listRoute = implement(
  listCores,
  memberTree('design:view', ({ query }) => query.deptId),
  async (_incoming, { tree }) => {
    const paths = await tree.find('**/*.core.json');
    const folders = paths.filter((path) => descriptionPath(posix.dirname(path)) === path).map(posix.dirname);
    const rows = await Promise.all(folders.map((folder) => readCoreRow(tree, folder).catch(() => undefined)));
    return rows.filter((row) => row !== undefined);
  },
);
