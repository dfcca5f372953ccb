import type { SocCanvas, SocCanvasRow } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { notFound } from '../../http/refuse.ts';
import { hashText } from '../../projects/index.ts';
import type { ProjectTree } from '../../projects/index.ts';
import { userNames } from '../session/index.ts';
import { readLayoutText } from './canvasFiles.ts';
import type { CanvasRow } from './repository.ts';

export async function canvasRows(rows: CanvasRow[], database: Database): Promise<SocCanvasRow[]> {
  const names = await userNames(
    database,
    rows.map(({ createBy }) => createBy),
  );
  return rows.map((row) => ({
    ...row,
    createBy: names.get(row.createBy) ?? '',
    updateTime: row.updateTime.toISOString(),
  }));
}

/** A canvas with its texts as they are in the tree. */
export async function canvasReply(row: CanvasRow, tree: ProjectTree, database: Database): Promise<SocCanvas> {
  const toVerilogJson = await tree.readText(row.path, 'path');
  if (toVerilogJson === undefined) throw notFound('not-in-tree', { values: { path: row.path } });
  const layoutJson = await readLayoutText(tree, row.path);
  const [base] = await canvasRows([row], database);
  return {
    ...base!,
    toVerilogJson,
    layoutJson,
    hash: hashText(toVerilogJson),
    layoutHash: hashText(layoutJson),
  };
}
