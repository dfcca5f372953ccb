import { chatInfo } from '@netloom/contract';
import type { Chat } from '@netloom/contract';
import { useEffect } from 'react';
import { callKey, queryClient } from '../../../api/index.ts';
import { useShellSession } from '../../../shell/SessionContext.ts';
import { onStreamMessage } from '../../../stream/index.ts';

/** How far the other one of a private chat has read it; 0 of any other chat. */
export function useReadBy({ privateChatId, kind, members }: Chat): number {
  const { user } = useShellSession();
  useEffect(
    () =>
      kind !== 'private'
        ? undefined
        : onStreamMessage((event) => {
            if (event.type !== 'chats-changed') return;
            const queryKey = callKey(chatInfo, { query: { privateChatId } });
            void queryClient.invalidateQueries({ queryKey });
          }),
    [kind, privateChatId],
  );
  return members.find(({ userId }) => userId !== user.userId)?.readSeq ?? 0;
}
