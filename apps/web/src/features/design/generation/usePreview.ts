import type { PreviewedFile } from '@netloom/contract';
import { useEffect, useRef, useState } from 'react';
import type { Documents, Stored } from '../../../document/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { askPreview } from './askPreview.ts';
import type { Preview } from './askPreview.ts';
import { useWrites } from './useWrites.ts';

/** Longer than between two keys of a word. */
const PAUSE_MS = 300;

/** Which views of a register map, and where they go. */
export interface Views {
  outputs?: readonly string[];
  folder?: string;
}

interface Answer extends Preview {
  key: string;
  document: unknown;
  /** As which the document was sent, with all else that the answer depends on. */
  text: string;
  asked: string;
  before: readonly PreviewedFile[];
}

/**
 * The server's last preview of the open document, asked for a moment after each edit and whenever something is
 * written to the tree. It may be of a document that was open before.
 */
export function usePreview<Doc, View, S extends Stored>(
  documents: Documents<Doc, View, S>,
  { outputs, folder }: Views,
): Answer | undefined {
  const deptId = useDeptId();
  const { key, document, stored } = documents.useCurrent() ?? {};
  const [answer, setAnswer] = useState<Answer>();
  const latest = useRef<Answer>(undefined);
  useEffect(() => {
    latest.current = answer;
  });
  const writes = useWrites(deptId);
  const path = key === undefined ? undefined : pathOf(documents, document as Doc, stored, key);
  // A new list of the same views is no reason to ask again.
  const views = outputs?.join(' ');

  useEffect(() => {
    if (key === undefined || path === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const text = documents.kind.write(document as Doc);
      const body = { deptId, path, text, outputs: views?.split(' ').filter(Boolean), folder };
      const asked = JSON.stringify({ ...body, writes });
      // A block that is moved on a canvas generates nothing else.
      if (asked === latest.current?.asked) return setAnswer({ ...latest.current, document });
      void askPreview(body, stop.signal).then((preview) => {
        if (preview === undefined) return;
        setAnswer((known) => ({ ...preview, key, document, text, asked, before: before(known, key, text) }));
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [documents, deptId, key, document, path, views, folder, writes]);
  return answer;
}

/** Where a save of the document would go. */
function pathOf<Doc, View, S extends Stored>(
  { kind }: Documents<Doc, View, S>,
  document: Doc,
  stored: S | undefined,
  key: string,
): string {
  return kind.targetOf?.(document, stored)?.path ?? stored?.path ?? key;
}

/** What the state of the document before this text generated. */
function before(known: Answer | undefined, key: string, text: string): readonly PreviewedFile[] {
  if (known?.key !== key) return [];
  return known.text === text ? known.before : known.files;
}
