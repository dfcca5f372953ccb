import { Note, ReplyCode, getNote, saveNote } from '@netloom/contract';
import { ApiError, callApi } from '../../../api/index.ts';
import type { Draft, SaveResult } from './autosave.ts';

export function loadNote(): Promise<Note> {
  return callApi(getNote, {});
}

function resultOf(error: unknown): SaveResult {
  if (!(error instanceof ApiError)) return { kind: 'failed', error };
  const { origin, code } = error;
  if (origin === 'duplicate') return { kind: 'later' };
  const unreachable = origin === 'network' || origin === 'timeout' || (origin === 'http' && code >= 500);
  if (unreachable) return { kind: 'offline' };
  const stored = code === ReplyCode.warning ? Note.safeParse(error.data) : undefined;
  return stored?.success ? { kind: 'conflict', note: stored.data } : { kind: 'failed', error };
}

export async function sendNote(draft: Draft): Promise<SaveResult> {
  try {
    return { kind: 'saved', note: await callApi(saveNote, { body: draft }) };
  } catch (error) {
    return resultOf(error);
  }
}
