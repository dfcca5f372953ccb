import { downloadZip, splitPaths } from '@netloom/contract';
import { implementDownload } from '../../../http/route.ts';
import { memberTree } from '../../tree/index.ts';
import { departmentName } from '../repository.ts';
import { zipContents } from './zipContents.ts';
import { zipStream } from './zipStream.ts';

export const downloadZipRoute = implementDownload(
  downloadZip,
  memberTree('design:view', ({ query }) => query.deptId),
  async ({ query: { deptId, path } }, { tree }, { database }) => {
    const project = await departmentName(database, deptId);
    const contents = await zipContents(tree, splitPaths(path), project, 'path');
    return { content: zipStream(tree, contents), name: contents.name, mediaType: 'application/zip' };
  },
);
