import { pointerOfNode } from '@netloom/registers';
import { useSaidParts } from '../../../talk/lookedAt/index.ts';
import { marksOf } from '../store/derived.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { useChecked } from '../store/useChecked.ts';
import { TreeLine } from './TreeLine.tsx';
import { LINE_HEIGHT, worst } from './treeRows.ts';
import type { TreeRow } from './treeRows.ts';
import type { Renaming } from './useRename.ts';
import type { Target } from './useTreeDrag.ts';

interface TreeLinesProps {
  open: OpenMap;
  rows: readonly TreeRow[];
  /** Rows that are drawn: `last` is the first one that is not. */
  first: number;
  last: number;
  /** Of the chosen node's line. */
  id: string;
  target: Target | undefined;
  renaming: Renaming;
}

const withoutCopies = (path: string) => path.replace(/\[\d+\]/g, '');

/** How much was said about each node, by its path without the numbers of copies. */
function useSaidOf({ path }: OpenMap): ReadonlyMap<string, number> {
  const map = path.replace(/\.regs\.json$/, '');
  return useSaidParts({ kind: 'register', map }, (reference) =>
    reference.kind === 'register' && reference.map === map && reference.register !== undefined
      ? withoutCopies(reference.register)
      : undefined,
  );
}

export function TreeLines({ open, rows, first, last, id, target, renaming }: TreeLinesProps) {
  const { map, selection, readOnly } = open;
  const { nodes: marks } = marksOf(useChecked(map));
  const said = useSaidOf(open);
  const chosen = pointerOfNode(selection.node);
  return (
    <div className="nl-regtree-lines" style={{ height: rows.length * LINE_HEIGHT }}>
      {rows.slice(first, last).map((row, offset) => {
        const index = first + offset;
        const { pointer, path } = row.node;
        return (
          <TreeLine
            key={pointer}
            row={row}
            index={index}
            id={pointer === chosen ? id : undefined}
            selected={pointer === chosen}
            severity={worst(marks.get(pointer))}
            said={said.get(withoutCopies(path)) ?? 0}
            drop={target?.row === index ? target.drop : undefined}
            draggable={!readOnly}
            renaming={renaming.row === index}
            onRename={(name) => renaming.finish(row, name)}
          />
        );
      })}
    </div>
  );
}
