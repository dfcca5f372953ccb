import type { RegisterMap } from '@netloom/model';
import { renameNode } from '@netloom/registers';
import { useState } from 'react';
import { takeEdit } from '../store/history.ts';
import { pathOfRow } from './treeRows.ts';
import type { TreeRow } from './treeRows.ts';

export interface Renaming {
  /** Index of the line. */
  row: number | undefined;
  begin: (row: number) => void;
  /** Without a name the old one stays. False when the name is refused. */
  finish: (line: TreeRow, name: string | undefined) => boolean;
}

/** The line whose node is being renamed; a name that is refused stays there to be corrected. */
export function useRename(map: RegisterMap, onEnd: () => void): Renaming {
  const [row, setRow] = useState<number>();

  function finish(line: TreeRow, name: string | undefined): boolean {
    const isNew = name !== undefined && name !== line.node.name;
    if (isNew && !takeEdit(renameNode(map, pathOfRow(line), name.trim()))) return false;
    setRow(undefined);
    onEnd();
    return true;
  }

  return { row, begin: setRow, finish };
}
