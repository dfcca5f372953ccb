import { useMemo, useState } from 'react';
import { elaborationOf } from '../store/derived.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { Tree } from './Tree.tsx';
import { TreeFilter } from './TreeFilter.tsx';
import { TreeRoot } from './TreeRoot.tsx';
import { treeRows } from './treeRows.ts';
import './tree.css';

/** Groups, registers and memories by address. */
export function TreePanel({ open }: { open: OpenMap }) {
  const [filter, setFilter] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { map: elaborated } = elaborationOf(open.map);
  const rows = useMemo(() => treeRows(elaborated, closed, filter), [elaborated, closed, filter]);

  function toggle(pointer: string, isOpen: boolean) {
    const next = new Set(closed);
    if (isOpen) next.delete(pointer);
    else next.add(pointer);
    setClosed(next);
  }

  return (
    <aside className="nl-reg-tree">
      <TreeFilter filter={filter} onFilter={setFilter} />
      <TreeRoot open={open} size={elaborated.size} />
      <Tree open={open} rows={rows} none={filter === '' ? 'tree.empty' : 'tree.none'} onToggle={toggle} />
    </aside>
  );
}
