import type { RegisterMap } from '@netloom/model';
import { placeOfPointer } from '@netloom/registers';
import type {
  ElaboratedField,
  ElaboratedMemory,
  ElaboratedNode,
  ElaboratedRegister,
  NodePath,
} from '@netloom/registers';
import { elaborationOf } from '../store/derived.ts';

/** One row of the table of the whole map: a field, or a register or memory without one. */
export interface MapRow {
  node: ElaboratedRegister | ElaboratedMemory;
  field: ElaboratedField | undefined;
  /** The node's first row. */
  leads: boolean;
}

/** Registers and memories by address, one row a field. */
export function mapRows(map: RegisterMap): MapRow[] {
  const rows: MapRow[] = [];
  addRows(rows, elaborationOf(map).map.children);
  return rows;
}

function addRows(rows: MapRow[], nodes: readonly ElaboratedNode[]): void {
  for (const node of nodes) {
    if (node.kind === 'group') addRows(rows, node.children);
    else if (node.kind === 'memory' || node.fields.length === 0)
      rows.push({ node, field: undefined, leads: true });
    else {
      const [first] = node.fields;
      for (const field of node.fields) rows.push({ node, field, leads: field === first });
    }
  }
}

export function pathOfRow({ node }: MapRow): NodePath {
  return placeOfPointer(node.pointer).node;
}
