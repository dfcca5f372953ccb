import { useEffect } from 'react';
import { onStreamMessage } from '../../../stream/index.ts';
import { refreshTickets } from './refreshTickets.ts';

/** Shows what others answer and change as they do. */
export function useTicketChanges(): void {
  useEffect(
    () =>
      onStreamMessage(({ type }) => {
        if (type === 'chats-changed' || type === 'hello') refreshTickets();
      }),
    [],
  );
}
