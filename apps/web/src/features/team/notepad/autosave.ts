import type { Note } from '@netloom/contract';

/** `offline` is tried again by itself, `failed` with the next change, `conflict` waits for a decision. */
export type NoteStatus = 'saved' | 'changed' | 'saving' | 'offline' | 'failed' | 'conflict';

export interface NoteState {
  text: string;
  status: NoteStatus;
  /** What the server has, as far as is known here. */
  stored: Note;
  /** In a conflict: what another window saved meanwhile. */
  theirs: Note | null;
  error: unknown;
}

/** What became of a save. */
export type SaveResult =
  | { kind: 'saved'; note: Note }
  | { kind: 'conflict'; note: Note }
  | { kind: 'offline' }
  /** It was too soon after the one before. */
  | { kind: 'later' }
  | { kind: 'failed'; error: unknown };

/** Text that the server does not have yet, and the revision that it was written on. */
export interface Draft {
  text: string;
  revision: number;
}

interface Surroundings {
  save: (draft: Draft) => Promise<SaveResult>;
  /** Outlives a reload, so that nothing typed is lost; null once all is saved. */
  keepDraft: (draft: Draft | null) => void;
  onChange: (state: NoteState) => void;
}

const SAVE_AFTER_MS = 800;
const RETRY_AFTER_MS = 5000;
const BETWEEN = '\n\n――――――――\n\n';

type Choice = 'mine' | 'theirs' | 'both';

export interface Autosave {
  state: () => NoteState;
  edit: (text: string) => void;
  /** Saves at once what is not saved yet. */
  flush: () => void;
  /** Ends a conflict: the own text, the other one, or both one below the other. */
  settle: (choice: Choice) => void;
  stop: () => void;
}

/** Where a page begins: with the server's text, or with what was typed and not saved before. */
export function firstState(stored: Note, draft: Draft | null): NoteState {
  const same = { stored, theirs: null, error: null };
  if (draft === null || draft.text === stored.text) return { ...same, text: stored.text, status: 'saved' };
  if (draft.revision === stored.revision) return { ...same, text: draft.text, status: 'changed' };
  return { ...same, text: draft.text, status: 'conflict', theirs: stored };
}

/** What a save of the text `sent` leads to, and in how many milliseconds the next one begins by itself. */
function outcomeOf(
  result: SaveResult,
  sent: string,
  text: string,
): { next: Partial<NoteState>; again?: number } {
  if (result.kind === 'offline') return { next: { status: 'offline' }, again: RETRY_AFTER_MS };
  if (result.kind === 'later') return { next: { status: 'changed' }, again: RETRY_AFTER_MS };
  if (result.kind === 'failed') return { next: { status: 'failed', error: result.error } };
  const { note } = result;
  // The reply to an earlier save may have been lost: the same text is no conflict.
  if (result.kind === 'conflict' && note.text !== sent) return { next: { status: 'conflict', theirs: note } };
  if (text === note.text) return { next: { stored: note, status: 'saved' } };
  return { next: { stored: note, status: 'changed' }, again: SAVE_AFTER_MS };
}

/** The end of a conflict; null where there is none. */
function settledBy(choice: Choice, { theirs, text: mine }: NoteState): Partial<NoteState> | null {
  if (theirs === null) return null;
  const text = { mine, theirs: theirs.text, both: theirs.text + BETWEEN + mine }[choice];
  return { text, stored: theirs, theirs: null, status: text === theirs.text ? 'saved' : 'changed' };
}

/** Saves a text some time after each change, one save at a time, and never over what another window saved. */
export function startAutosave(first: NoteState, { save, keepDraft, onChange }: Surroundings): Autosave {
  let state = first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(next: Partial<NoteState>): void {
    state = { ...state, ...next };
    const { text, stored, status } = state;
    keepDraft(status === 'saved' ? null : { text, revision: stored.revision });
    onChange(state);
  }

  function later(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(flush, milliseconds);
  }

  function flush(): void {
    clearTimeout(timer);
    if (state.status === 'saved' || state.status === 'saving' || state.status === 'conflict') return;
    const draft = { text: state.text, revision: state.stored.revision };
    change({ status: 'saving', error: null });
    void save(draft).then((result) => take(result, draft.text));
  }

  function take(result: SaveResult, sent: string): void {
    const { next, again } = outcomeOf(result, sent, state.text);
    change(next);
    if (again !== undefined) later(again);
  }

  if (state.status === 'changed') later(SAVE_AFTER_MS);
  return {
    state: () => state,
    flush,
    stop: () => clearTimeout(timer),
    edit: (text) => {
      const busy = state.status === 'saving' || state.status === 'conflict';
      change({ text, status: busy ? state.status : 'changed' });
      if (!busy) later(SAVE_AFTER_MS);
    },
    settle: (choice) => {
      const settled = settledBy(choice, state);
      if (settled === null) return;
      change(settled);
      flush();
    },
  };
}
