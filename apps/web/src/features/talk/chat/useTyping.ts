import { noteTyping } from '@netloom/contract';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/index.ts';
import { onStreamMessage } from '../../../stream/index.ts';

const EVERY_MS = 3000;
const SHOWN_MS = 5000;

/** Who is writing in a chat now, and a way to say that the user is. */
export function useTyping(privateChatId: number, member: boolean): { names: string[]; note: () => void } {
  const [names, setNames] = useState<string[]>([]);
  const noted = useRef(0);
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const forget = (name: string) => {
      clearTimeout(timers.get(name));
      timers.delete(name);
      setNames([...timers.keys()]);
    };
    const stop = onStreamMessage((event) => {
      if (event.type === 'chat-messages' && event.privateChatId === privateChatId)
        for (const { authorName } of event.messages) forget(authorName);
      if (event.type !== 'typing' || event.privateChatId !== privateChatId) return;
      const { userName } = event;
      clearTimeout(timers.get(userName));
      timers.set(
        userName,
        setTimeout(() => forget(userName), SHOWN_MS),
      );
      setNames([...timers.keys()]);
    });
    return () => {
      stop();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [privateChatId]);
  function note() {
    if (!member || Date.now() - noted.current < EVERY_MS) return;
    noted.current = Date.now();
    callApi(noteTyping, { body: { privateChatId } }).catch(() => undefined);
  }
  return { names, note };
}
