import { posix } from 'node:path';
import { listPins } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberTree } from '../tree/index.ts';
import { configurationPath, readPinsRow } from './pinsFolder.ts';

/** A configuration whose folder is not named as it is none of the project, nor is one that cannot be read. */
export const listRoute = implement(
  listPins,
  memberTree('design:view', ({ query }) => query.deptId),
  async (_incoming, { tree }) => {
    const paths = await tree.find('**/*.pins.json');
    const folders = paths.map(posix.dirname).filter((folder, i) => configurationPath(folder) === paths[i]);
    const rows = await Promise.all(folders.map((folder) => readPinsRow(tree, folder).catch(() => undefined)));
    const chips = await tree.find('chips/*.chip.json');
    return {
      configurations: rows.filter((row) => row !== undefined),
      chips: chips.map((path) => ({ id: posix.basename(path, '.chip.json'), path })),
    };
  },
);
