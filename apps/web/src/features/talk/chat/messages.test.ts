import type { Message } from '@netloom/contract';
import { expect, it } from 'vitest';
import { MOST_SHOWN, NOTHING, withEarlier, withLater, withTold } from './messages.ts';
import type { Shown } from './messages.ts';

const message = (seq: number, content = '') => ({ messageId: seq + 1000, seq, content }) as Message;
const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => message(from + at));
const seqs = ({ messages }: Shown) => messages.map(({ seq }) => seq);

it('adds pages at either end, and keeps no more than fit', () => {
  let shown = withLater(NOTHING, run(500, 549));
  expect([shown.earlier, shown.later]).toEqual([false, true]);
  for (let first = 450; first >= 50; first -= 50) shown = withEarlier(shown, run(first, first + 49));
  expect(shown.messages).toHaveLength(MOST_SHOWN);
  expect([seqs(shown)[0], shown.later]).toEqual([50, true]);
});

it('takes what follows, changes what is there, and tells a gap', () => {
  const shown = { messages: run(1, 3), earlier: false, later: false };
  const followed = withTold(shown, [message(5), message(4), message(2, 'edited')]);
  expect([seqs(followed.shown), followed.gap]).toEqual([[1, 2, 3, 4, 5], false]);
  expect(followed.shown.messages[1]!.content).toBe('edited');
  expect(withTold(shown, [message(6)]).gap).toBe(true);
  // Away from the end nothing is added, and nothing is missed.
  expect(withTold({ ...shown, later: true }, [message(9)])).toEqual({
    shown: { ...shown, later: true },
    gap: false,
  });
  // The same event twice changes nothing.
  expect(seqs(withTold(followed.shown, [message(4), message(5)]).shown)).toEqual([1, 2, 3, 4, 5]);
});
