import type { Note } from '@netloom/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstState, startAutosave } from './autosave.ts';
import type { Draft, NoteState, SaveResult } from './autosave.ts';

const note = (text: string, revision: number): Note => ({ text, revision, updateTime: null });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The server's side: refuses a revision that is not the stored one, as the contract says. */
function server(text = '', revision = 0) {
  const at = { note: note(text, revision), reachable: true, saves: 0 };
  const save = async ({ text: next, revision: base }: Draft): Promise<SaveResult> => {
    at.saves += 1;
    if (!at.reachable) return { kind: 'offline' };
    if (base !== at.note.revision) return { kind: 'conflict', note: at.note };
    at.note = note(next, base + 1);
    return { kind: 'saved', note: at.note };
  };
  return { at, save };
}

function open(side: ReturnType<typeof server>, draft: Draft | null = null) {
  const kept: { draft: Draft | null } = { draft };
  const seen: NoteState[] = [];
  const autosave = startAutosave(firstState(side.at.note, draft), {
    save: side.save,
    keepDraft: (next) => void (kept.draft = next),
    onChange: (state) => void seen.push(state),
  });
  return { autosave, kept, seen };
}

const quiet = () => vi.advanceTimersByTimeAsync(20_000);

describe('the autosave of the notepad', () => {
  it('saves once after a burst of changes, and keeps a draft until then', async () => {
    const side = server();
    const { autosave, kept } = open(side);
    for (const text of ['a', 'ab', 'abc']) autosave.edit(text);
    expect(kept.draft).toEqual({ text: 'abc', revision: 0 });
    await quiet();
    expect(side.at).toMatchObject({ note: { text: 'abc', revision: 1 }, saves: 1 });
    expect(autosave.state().status).toBe('saved');
    expect(kept.draft).toBeNull();
  });

  it('saves what is typed while a save is under way afterwards', async () => {
    const side = server();
    const { autosave } = open(side);
    autosave.edit('first');
    autosave.flush();
    autosave.edit('second');
    await quiet();
    expect(side.at.note).toMatchObject({ text: 'second', revision: 2 });
    expect(autosave.state().status).toBe('saved');
  });

  it('tries again until the server is back', async () => {
    const side = server();
    side.at.reachable = false;
    const { autosave, kept } = open(side);
    autosave.edit('offline');
    await quiet();
    expect(autosave.state().status).toBe('offline');
    expect(kept.draft?.text).toBe('offline');
    side.at.reachable = true;
    await quiet();
    expect(side.at.note.text).toBe('offline');
    expect(autosave.state().status).toBe('saved');
  });

  it('tries again after a save that was refused as too soon', async () => {
    const side = server();
    const { autosave } = open({
      ...side,
      save: (draft) =>
        side.at.saves === 0 ? ((side.at.saves += 1), Promise.resolve({ kind: 'later' })) : side.save(draft),
    });
    autosave.edit('soon');
    await quiet();
    expect(side.at.note.text).toBe('soon');
    expect(autosave.state().status).toBe('saved');
  });

  it.each([
    ['mine', 'here'],
    ['theirs', 'there'],
  ] as const)('asks in a conflict and keeps %s', async (choice, text) => {
    const side = server();
    const { autosave } = open(side);
    side.at.note = note('there', 5);
    autosave.edit('here');
    await quiet();
    expect(autosave.state()).toMatchObject({ status: 'conflict', text: 'here', theirs: { text: 'there' } });
    expect(side.at.note.text).toBe('there');
    autosave.settle(choice);
    await quiet();
    expect(side.at.note.text).toBe(text);
    expect(autosave.state().status).toBe('saved');
  });

  it('keeps both texts of a conflict when asked to', async () => {
    const side = server();
    const { autosave } = open(side);
    side.at.note = note('there', 5);
    autosave.edit('here');
    await quiet();
    autosave.settle('both');
    await quiet();
    expect(side.at.note.text).toMatch(/^there\s[^]*\shere$/);
  });

  it('does not call its own text a conflict when the reply was lost', async () => {
    const side = server('old', 1);
    const { autosave } = open(side);
    side.at.note = note('new', 2);
    autosave.edit('new');
    await quiet();
    expect(autosave.state()).toMatchObject({ status: 'saved', stored: { revision: 2 } });
  });

  it('saves a draft that an earlier page left, unless the text has changed since', async () => {
    const side = server('old', 3);
    expect(open(side, { text: 'draft', revision: 2 }).autosave.state().status).toBe('conflict');
    open(side, { text: 'draft', revision: 3 });
    await quiet();
    expect(side.at.note.text).toBe('draft');
  });
});
