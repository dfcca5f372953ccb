import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { announceError } from '../announce.ts';
import type { Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';

interface Address {
  /** The parameter that names the document: `?file=…`. */
  parameter: string;
  /** The key of what the address names; undefined for what there is not. By default the key itself. */
  keyOf?: (name: string) => string | undefined;
  nameOf?: (key: string) => string;
  onOpened?: (search: URLSearchParams) => void;
  /** Whether names can be told from keys already. */
  isKnown?: boolean;
}

const SAME = (name: string) => name;

/**
 * Opens the document of the address (`?file=waves/handshake.wavedrom.json`), and keeps the address up to date with
 * what is shown. Gives `openKey`, which shows another one. `onOpened` stays the same from one rendering to the next.
 */
export function useAddressedDocument<Doc, View, S extends Stored>(
  documents: Documents<Doc, View, S>,
  { parameter, keyOf = SAME, nameOf = SAME, onOpened, isKnown = true }: Address,
): (key: string) => void {
  const [search, setSearch] = useSearchParams();
  const current = documents.use((state) => state.current);
  const isBroken = documents.use((state) => state.broken !== undefined);
  const name = search.get(parameter) || null;
  const [seen, setSeen] = useState<string | null>(null);

  const wantedKey = name === null || !isKnown ? undefined : keyOf(name);
  useEffect(() => {
    if (wantedKey === undefined) return undefined;
    let wanted = true;
    documents.open(wantedKey).then(
      () => {
        if (!wanted) return;
        setSeen(name);
        onOpened?.(search);
      },
      (error: unknown) => wanted && announceError(error),
    );
    return () => {
      wanted = false;
    };
  }, [documents, name, search, wantedKey, onOpened]);

  // What was opened, made, renamed or closed in another way shows up in the address too.
  const shown = current === undefined ? null : nameOf(current);
  const isPending = wantedKey !== undefined && seen !== name;
  useEffect(() => {
    if (!isKnown || isPending || isBroken || shown === name) return;
    setSearch(shown === null ? {} : { [parameter]: shown }, { replace: true });
  }, [isKnown, isPending, isBroken, shown, name, parameter, setSearch]);

  return useCallback(
    (key: string) => setSearch({ [parameter]: nameOf(key) }),
    [nameOf, parameter, setSearch],
  );
}
