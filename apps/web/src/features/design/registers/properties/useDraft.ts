import { useState } from 'react';
import type { KeyboardEvent } from 'react';

/** A text that is being written: it takes effect on Enter or when it is left; Escape brings the stored one back. */
export function useDraft(stored: string, multiline: boolean, onChange: (text: string) => void) {
  const [draft, setDraft] = useState<string>();
  const [focused, setFocused] = useState(false);

  function commit() {
    setDraft(undefined);
    setFocused(false);
    if (draft !== undefined && draft !== stored) onChange(multiline ? draft : draft.trim());
  }

  function take(next: string) {
    setDraft(undefined);
    if (next !== stored) onChange(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !multiline) commit();
    if (event.key === 'Escape') setDraft(undefined);
  }

  return { draft, focused, begin: () => setFocused(true), write: setDraft, commit, take, onKeyDown };
}
