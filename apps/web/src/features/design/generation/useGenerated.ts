import { useMemo } from 'react';
import type { Documents, Stored } from '../../../document/index.ts';
import type { Preview } from './askPreview.ts';
import { named } from './byFolder.ts';
import type { MadeFile } from './byFolder.ts';
import { usePreview } from './usePreview.ts';
import type { Views } from './usePreview.ts';

export interface Generated {
  /** Of the last answer; those of an older edit while a newer one is asked for. */
  files: readonly MadeFile[];
  diagnostics: Preview['diagnostics'];
  /** What the state of the document before this one generated. */
  before: readonly MadeFile[];
  isBusy: boolean;
  error: string | undefined;
}

/** What generating from the shown document would write now, and what the project has instead. */
export function useGenerated<Doc, View, S extends Stored>(
  documents: Documents<Doc, View, S>,
  views: Views = {},
): Generated {
  const open = documents.useCurrent();
  const answer = usePreview(documents, views);
  const shown = answer?.key === open?.key ? answer : undefined;
  const files = useMemo(() => named(shown?.files ?? []), [shown]);
  const before = useMemo(() => named(shown?.before ?? []), [shown]);
  return {
    files,
    before,
    diagnostics: shown?.diagnostics ?? [],
    isBusy: shown?.document !== open?.document,
    error: shown?.error,
  };
}
