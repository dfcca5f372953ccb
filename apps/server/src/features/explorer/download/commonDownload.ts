import { commonDownload } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { implementDownload } from '../../../http/route.ts';
import { ExportFolder } from './exportFolder.ts';

/** Only what was made for the caller himself. */
export const commonDownloadRoute = implementDownload(
  commonDownload,
  signedIn,
  async ({ query }, { caller }, { folder }) => {
    const exports = new ExportFolder(folder.exports, caller.userId);
    const file = await exports.find(query.fileName);
    return {
      file,
      name: query.fileName.replace(/^[0-9a-f]{8}-/, ''),
      mediaType: 'application/octet-stream',
      sent: query.delete ? () => exports.drop(query.fileName) : undefined,
    };
  },
);
