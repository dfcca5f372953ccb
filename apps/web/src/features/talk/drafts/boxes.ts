import { getDraft, saveDraft } from '@netloom/contract';
import type { Draft } from '@netloom/contract';
import { ApiError, callApi } from '../../../api/index.ts';
import { DraftBox } from './draftBox.ts';
import type { Kept } from './draftBox.ts';
import { putInVault, takeFromVault } from './vault.ts';

function localItem(item: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(item) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

async function save(draftKey: string, draft: { text: string; version: number }) {
  try {
    return { saved: true, stored: await callApi(saveDraft, { body: { draftKey, ...draft } }) };
  } catch (error) {
    const stored = error instanceof ApiError ? (error.data as Partial<Draft> | null) : null;
    if (stored?.version === undefined) throw error;
    return { saved: false, stored: stored as Draft };
  }
}

const boxes = new Map<string, DraftBox>();

/** The draft of a user under a key: one in a page, whoever shows it. */
export function boxOf(userId: number, draftKey: string): DraftBox {
  const item = `netloom.draft.${userId}.${draftKey}`;
  const found = boxes.get(item);
  if (found !== undefined) return found;
  const box = new DraftBox({
    read: async () => localItem(item) ?? (await takeFromVault(item)),
    write(kept) {
      if (kept === null) localStorage.removeItem(item);
      else localStorage.setItem(item, JSON.stringify(kept));
      putInVault(item, kept);
    },
    load: () => callApi(getDraft, { query: { draftKey } }),
    save: (draft) => save(draftKey, draft),
  });
  boxes.set(item, box);
  void box.open();
  return box;
}

window.addEventListener('pagehide', () => {
  for (const box of boxes.values()) void box.flush();
});
