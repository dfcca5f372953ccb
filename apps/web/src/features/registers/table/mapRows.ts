import type { RegisterMap } from '@netloom/model';
import { eachNode, placeOfPointer } from '@netloom/soc/registers';
import type { ElaboratedField, ElaboratedMemory, ElaboratedRegister, NodePath } from '@netloom/soc/registers';
import { elaborationOf } from '../store/derived.ts';

/** One row of the table of the whole map: a field, or a register or memory without one. */
export interface MapRow {
  node: ElaboratedRegister | ElaboratedMemory;
  path: NodePath;
  field: ElaboratedField | undefined;
  /** The node's first row. */
  leads: boolean;
}

/** Registers and memories by address, one row a field. */
export function mapRows(map: RegisterMap): MapRow[] {
  const rows: MapRow[] = [];
  for (const node of eachNode(elaborationOf(map).map)) {
    if (node.kind === 'group') continue;
    const path = placeOfPointer(node.pointer).node;
    const fields = node.kind === 'register' ? node.fields : [];
    if (fields.length === 0) rows.push({ node, path, field: undefined, leads: true });
    for (const [index, field] of fields.entries()) rows.push({ node, path, field, leads: index === 0 });
  }
  return rows;
}
