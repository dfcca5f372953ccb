import type { Group } from './groups.ts';
import type { PeripheralSummary } from './states.ts';

export type TreeRow =
  | { kind: 'group'; group: Group; isOpen: boolean; inUse: number; count: number }
  | { kind: 'peripheral'; group: Group; instance: string; summary: PeripheralSummary };

interface Query {
  text: string;
  /** Only what is enabled, holds pins or has errors. */
  usedOnly: boolean;
  closed: ReadonlySet<Group>;
}

/** The rows that are shown; a search opens every group. */
export function treeRows(
  groups: ReadonlyMap<Group, readonly string[]>,
  states: ReadonlyMap<string, PeripheralSummary>,
  { text, usedOnly, closed }: Query,
): TreeRow[] {
  const wanted = text.trim().toLowerCase();
  return [...groups].flatMap(([group, members]): TreeRow[] => {
    const all = members.flatMap((instance) => {
      const summary = states.get(instance);
      return summary ? [{ kind: 'peripheral' as const, group, instance, summary }] : [];
    });
    const shown = all.filter(
      ({ instance, summary }) =>
        instance.toLowerCase().includes(wanted) && (!usedOnly || summary.state !== 'off'),
    );
    if (shown.length === 0) return [];
    const isOpen = wanted !== '' || !closed.has(group);
    const inUse = all.filter(({ summary }) => summary.state !== 'off').length;
    return [{ kind: 'group', group, isOpen, inUse, count: all.length }, ...(isOpen ? shown : [])];
  });
}

/** Name of a row that is its own among all. */
export function keyOf(row: TreeRow): string {
  return row.kind === 'group' ? `group ${row.group}` : row.instance;
}
