import type { RegisterMap } from '@netloom/model';
import type { OpenDocument } from '../../../../document/index.ts';
import { registerMaps } from '../files/registerMaps.ts';
import type { Selection } from '../files/registerMaps.ts';

/** A register description that is open, and what is selected in it. */
export interface OpenMap {
  path: string;
  readOnly: boolean;
  map: RegisterMap;
  /** What is stored; undefined until the first save of a new file. */
  saved: RegisterMap | undefined;
  selection: Selection;
}

const known = new WeakMap<object, OpenMap>();

/** The same open document gives the same object. */
function openMapOf(open: OpenDocument<RegisterMap, Selection> | undefined): OpenMap | undefined {
  if (open === undefined) return undefined;
  const kept = known.get(open);
  if (kept !== undefined) return kept;
  const { key: path, document: map, saved, view: selection } = open;
  const made = { path, readOnly: registerMaps.isReadOnly(path), map, saved, selection };
  known.set(open, made);
  return made;
}

export function currentMap(): OpenMap | undefined {
  return openMapOf(registerMaps.current());
}

/** The shown description; undefined while none is. */
export function useCurrentMap(): OpenMap | undefined {
  return openMapOf(registerMaps.useCurrent());
}
