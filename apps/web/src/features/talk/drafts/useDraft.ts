import { useSyncExternalStore } from 'react';
import { useShellSession } from '../../../shell/SessionContext.ts';
import { boxOf } from './boxes.ts';

export interface Draft {
  text: string;
  /** Whether what is kept has been read. */
  loaded: boolean;
  change: (text: string) => void;
  /** It was sent: nothing of it comes back. */
  done: () => void;
}

/** A text that is kept while it is written, here and on the server. */
export function useDraft(key: string): Draft {
  const { user } = useShellSession();
  const box = boxOf(user.userId, key);
  const text = useSyncExternalStore(box.subscribe, () => box.text);
  const loaded = useSyncExternalStore(box.subscribe, () => box.loaded);
  return { text, loaded, change: (next) => box.change(next), done: () => box.done() };
}
