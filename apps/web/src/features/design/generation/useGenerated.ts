import { previewGeneration } from '@netloom/contract';
import type { PreviewedFile, ReplyOf } from '@netloom/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, callApi } from '../../../api/index.ts';
import { errorText } from '../../../announce.ts';
import type { Documents, Stored } from '../../../document/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { onStreamMessage } from '../../../stream/index.ts';
import { named } from './byFolder.ts';
import type { MadeFile } from './byFolder.ts';

/** Longer than between two keys of a word. */
const PAUSE_MS = 300;

type Preview = ReplyOf<typeof previewGeneration>;

/** Which views of a register map, and where they go. */
export interface Views {
  outputs?: readonly string[];
  folder?: string;
}

export interface Generated {
  /** Of the last answer; those of an older edit while a newer one is asked for. */
  files: readonly MadeFile[];
  diagnostics: Preview['diagnostics'];
  /** What the state of the document before this one generated. */
  before: readonly MadeFile[];
  isBusy: boolean;
  error: string | undefined;
}

interface Answer extends Preview {
  key: string;
  document: unknown;
  /** As which the document was sent, with all else that the answer depends on. */
  text: string;
  asked: string;
  before: readonly PreviewedFile[];
  error: string | undefined;
}

/**
 * What generating from the shown document would write now, and what the project has instead: the server works it out
 * a moment after each edit and whenever something is written to the tree.
 */
export function useGenerated<Doc, View, S extends Stored>(
  documents: Documents<Doc, View, S>,
  { outputs, folder }: Views = {},
): Generated {
  const deptId = useDeptId();
  const open = documents.useCurrent();
  const [answer, setAnswer] = useState<Answer>();
  const latest = useRef<Answer>(undefined);
  useEffect(() => {
    latest.current = answer;
  });
  const writes = useWrites(deptId);
  const { key, document, stored } = open ?? {};
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
      const take = (preview: Preview, error: string | undefined) =>
        setAnswer((known) => ({
          ...{ ...preview, key, document, text, asked, error },
          before: known?.key !== key ? [] : known.text === text ? known.before : known.files,
        }));
      // A block that is moved on a canvas generates nothing else.
      if (asked === latest.current?.asked) return setAnswer({ ...latest.current, document });
      callApi(previewGeneration, { body }, stop.signal).then(
        (preview) => take(preview, undefined),
        (error: unknown) => {
          if (stop.signal.aborted) return;
          take({ files: [], diagnostics: diagnosticsOf(error) }, errorText(error));
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [documents, deptId, key, document, path, views, folder, writes]);

  const shown = answer?.key === key ? answer : undefined;
  const files = useMemo(() => named(shown?.files ?? []), [shown]);
  const before = useMemo(() => named(shown?.before ?? []), [shown]);
  return {
    files,
    before,
    diagnostics: shown?.diagnostics ?? [],
    isBusy: shown?.document !== document,
    error: shown?.error,
  };
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

/** A refusal tells what is wrong with the text. */
function diagnosticsOf(error: unknown): Preview['diagnostics'] {
  const data: unknown = error instanceof ApiError ? error.data : undefined;
  const isTold = typeof data === 'object' && data !== null && 'diagnostics' in data;
  return isTold ? (data.diagnostics as Preview['diagnostics']) : [];
}

/** Changes whenever something is written to the project's tree. */
function useWrites(deptId: number): number {
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      onStreamMessage((message) => {
        if (message.type === 'tree-changed' && message.deptId === deptId) setCount((before) => before + 1);
      }),
    [deptId],
  );
  return count;
}
