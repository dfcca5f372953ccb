import type { RegisterMap } from '@netloom/model';
import { renameField } from '@netloom/registers';
import type { NodePath } from '@netloom/registers';
import { useState } from 'react';
import { takeEdit } from '../store/history.ts';

export interface FieldRenaming {
  /** Index of the field. */
  field: number | undefined;
  begin: (field: number) => void;
  /** Without a name the old one stays. False when the name is refused. */
  finish: (field: number, name: string | undefined) => boolean;
}

/** The field whose name is being written; one that is refused stays there to be corrected. */
export function useFieldRename(map: RegisterMap, node: NodePath, onEnd: () => void): FieldRenaming {
  const [field, setField] = useState<number>();

  function finish(index: number, name: string | undefined): boolean {
    if (name !== undefined && !takeEdit(renameField(map, node, index, name.trim()))) return false;
    setField(undefined);
    onEnd();
    return true;
  }

  return { field, begin: setField, finish };
}
