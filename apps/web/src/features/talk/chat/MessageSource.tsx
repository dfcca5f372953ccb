import type { searchMessages, ReplyOf } from '@netloom/contract';
import { RelativeTime } from '../../../parts/index.ts';

/** Who said it, where and when; each name keeps to itself, whichever way it is written. */
export function MessageSource({ message }: { message: ReplyOf<typeof searchMessages>[number] }) {
  return (
    <small>
      <bdi>{message.authorName}</bdi> · <bdi>{message.chatTitle}</bdi> ·{' '}
      <RelativeTime value={message.createTime} />
    </small>
  );
}
