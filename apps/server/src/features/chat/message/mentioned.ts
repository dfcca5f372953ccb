import type { Message } from '@netloom/contract';
import type { Services } from '../../../services.ts';

interface Mentioned {
  message: Message;
  /** Of the chat; '' of a chat of two people. */
  title: string;
  deptId: number | null;
  mentioned: readonly number[];
}

type Listener = (mentioned: Mentioned, services: Services) => void;

const listeners: Listener[] = [];

export function onMention(listener: Listener): void {
  listeners.push(listener);
}

export function tellMentioned(mentioned: Mentioned, services: Services): void {
  for (const listener of listeners) listener(mentioned, services);
}
