import { useEffect, useState } from 'react';
import type { Autosave, NoteState } from './autosave.ts';
import { firstState, startAutosave } from './autosave.ts';
import { keepDraft, keptDraft } from './draft.ts';
import { loadNote, sendNote } from './noteCalls.ts';

interface Notepad {
  /** Null until the text is there. */
  note: { state: NoteState; autosave: Autosave } | null;
  error: unknown;
  /** Tries to load again. */
  reload: () => void;
}

/** A window that goes asks first while something is unsaved; one that hides saves at once. */
function guardWindow(autosave: Autosave): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (autosave.state().status !== 'saved') event.preventDefault();
  };
  const save = () => autosave.flush();
  window.addEventListener('beforeunload', ask);
  window.addEventListener('online', save);
  document.addEventListener('visibilitychange', save);
  return () => {
    window.removeEventListener('beforeunload', ask);
    window.removeEventListener('online', save);
    document.removeEventListener('visibilitychange', save);
  };
}

/** The user's notes, saved by themselves. */
export function useNotepad(): Notepad {
  const [note, setNote] = useState<Notepad['note']>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let leave: (() => void) | null = null;
    let gone = false;
    loadNote().then((stored) => {
      if (gone) return;
      const first = firstState(stored, keptDraft());
      const onChange = (state: NoteState) => setNote({ state, autosave });
      const autosave = startAutosave(first, { save: sendNote, keepDraft, onChange });
      const unguard = guardWindow(autosave);
      leave = () => {
        unguard();
        autosave.stop();
      };
      setError(null);
      setNote({ state: first, autosave });
    }, setError);
    return () => {
      gone = true;
      leave?.();
    };
  }, [attempt]);
  return { note, error, reload: () => setAttempt(attempt + 1) };
}
