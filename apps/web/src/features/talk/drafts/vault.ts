import type { Kept } from './draftBox.ts';

const NAME = 'netloom-drafts';
const STORE = 'drafts';

/** A second place beside local storage, which a session that is ended elsewhere empties. */
function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error!));
  });
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const open = await database();
  try {
    return await new Promise<T>((resolve, reject) => {
      const request = work(open.transaction(STORE, mode).objectStore(STORE));
      request.addEventListener('success', () => resolve(request.result as T));
      request.addEventListener('error', () => reject(request.error!));
    });
  } finally {
    open.close();
  }
}

/** Keeps what is not on the server yet; anything else is taken out. A browser without it does without. */
export function putInVault(item: string, kept: Kept | null): void {
  const isNeeded = kept?.dirty === true;
  inStore<unknown>('readwrite', (store) => (isNeeded ? store.put(kept, item) : store.delete(item))).catch(
    () => undefined,
  );
}

export function takeFromVault(item: string): Promise<Kept | null> {
  return inStore<Kept | undefined>('readonly', (store) => store.get(item)).then(
    (kept) => kept ?? null,
    () => null,
  );
}
