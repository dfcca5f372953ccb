import { exportZip } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import { memberTree } from '../../tree/index.ts';
import { departmentName } from '../repository.ts';
import { ExportFolder } from './exportFolder.ts';
import { zipContents } from './zipContents.ts';
import { zipStream } from './zipStream.ts';

export const exportZipRoute = implement(
  exportZip,
  memberTree('design:view', ({ body }) => body.deptId),
  async ({ body: { deptId, filePaths } }, { tree, caller }, { database, folder }) => {
    const project = await departmentName(database, deptId);
    const contents = await zipContents(tree, filePaths, project, 'filePaths');
    const exports = new ExportFolder(folder.exports, caller.userId);
    return exports.keep(zipStream(tree, contents), contents.name);
  },
);
