import { getFileName } from '@netloom/contract';
import type { FileRow } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { fileRow, memberTree } from '../tree/index.ts';

const ROWS = 500;

export const getFileNameRoute = implement(
  getFileName,
  memberTree('design:view', ({ body }) => body.deptId),
  async ({ body: { resourcePath, resourceName } }, { tree }) => {
    const wanted = comparable(resourceName);
    const rows: FileRow[] = [];
    for await (const entry of tree.walk(resourcePath, 'resourcePath')) {
      if (comparable(entry.name).includes(wanted)) rows.push(fileRow(entry));
      if (rows.length === ROWS) break;
    }
    return rows;
  },
);

function comparable(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
