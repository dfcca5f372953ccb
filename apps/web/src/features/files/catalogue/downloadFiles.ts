import { commonDownload, downloadResource, downloadZip, exportZip, joinPaths } from '@netloom/contract';
import type { FileRow } from '@netloom/contract';
import { announceError } from '../../../announce.ts';
import { callApi, downloadCall } from '../../../api/index.ts';
import { FOLDER } from './sortRows.ts';

/** Servers and proxies take request lines of some 8 KB. */
const URL_CHARACTERS = 4000;

/** A file as it is; folders, or several, as a zip. */
export async function downloadFiles(deptId: number, rows: readonly FileRow[]): Promise<void> {
  const [first] = rows;
  if (first !== undefined && rows.length === 1 && first.fileNameType !== FOLDER) {
    await downloadCall(downloadResource, { query: { deptId, resource: first.filePath } });
    return;
  }
  const filePaths = rows.map(({ filePath }) => filePath);
  const path = rows.length === 0 ? '.' : joinPaths(filePaths);
  if (encodeURIComponent(path).length <= URL_CHARACTERS) {
    await downloadCall(downloadZip, { query: { deptId, path } });
    return;
  }
  try {
    const { fileName } = await callApi(exportZip, { body: { deptId, filePaths } });
    await downloadCall(commonDownload, { query: { fileName, delete: 'true' } });
  } catch (error) {
    announceError(error);
  }
}
