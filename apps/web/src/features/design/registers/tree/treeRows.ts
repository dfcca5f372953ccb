import type { Severity } from '@netloom/model';
import { placeOfPointer } from '@netloom/registers';
import type { ElaboratedMap, ElaboratedNode, NodePath } from '@netloom/registers';

/** Pixels of a line. */
export const LINE_HEIGHT = 24;

/** A line of the tree. */
export interface TreeRow {
  node: ElaboratedNode;
  depth: number;
  /** Undefined for what has nothing below. */
  isOpen: boolean | undefined;
}

/** The lines that are shown: by address; with a filter, what matches with the groups around it. */
export function treeRows(map: ElaboratedMap, closed: ReadonlySet<string>, filter: string): TreeRow[] {
  const wanted = filter.trim().toLowerCase();
  const rows: TreeRow[] = [];
  const visit = (nodes: readonly ElaboratedNode[], depth: number, whole: boolean): boolean => {
    let found = false;
    for (const node of nodes) {
      const matches = whole || wanted === '' || isMatch(node, wanted);
      const at = rows.length;
      const isGroup = node.kind === 'group';
      const isOpen = isGroup ? wanted !== '' || !closed.has(node.pointer) : undefined;
      rows.push({ node, depth, isOpen });
      const below = isGroup && isOpen ? visit(node.children, depth + 1, matches && wanted !== '') : false;
      if (matches || below) found = true;
      else rows.length = at;
    }
    return found;
  };
  visit(map.children, 1, false);
  return rows;
}

export function pathOfRow({ node }: TreeRow): NodePath {
  return placeOfPointer(node.pointer).node;
}

/** By name, title, or the name of a field. */
function isMatch(node: ElaboratedNode, wanted: string): boolean {
  if (node.path.toLowerCase().includes(wanted)) return true;
  if (node.source.title?.toLowerCase().includes(wanted)) return true;
  return node.kind === 'register' && node.fields.some(({ name }) => name.toLowerCase().includes(wanted));
}

/** "[4][8]" for arrays. */
export function copiesText({ dimensions }: ElaboratedNode): string {
  return dimensions.map((count) => `[${count}]`).join('');
}

export function worst(severity: Severity | undefined): Severity | undefined {
  return severity === 'info' ? undefined : severity;
}
