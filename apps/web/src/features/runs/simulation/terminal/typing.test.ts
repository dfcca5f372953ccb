import { describe, expect, it, vi } from 'vitest';
import { createTyping } from './typing.ts';

vi.mock('../../../../announce.ts', () => ({ announceError: () => undefined }));

describe('typing', () => {
  it('sends in order, one call at a time, and what was typed meanwhile together', async () => {
    const sent: string[] = [];
    const answers: (() => void)[] = [];
    const type = createTyping('run', (_, text) => {
      sent.push(text);
      return new Promise<void>((resolve) => answers.push(resolve));
    });
    for (const key of 'hello') type(key);
    expect(sent).toEqual(['h']);
    answers[0]!();
    await expect.poll(() => sent).toEqual(['h', 'ello']);
    type('\r');
    answers[1]!();
    await expect.poll(() => sent).toEqual(['h', 'ello', '\r']);
  });

  it('drops what follows a text that was lost', async () => {
    const sent: string[] = [];
    const type = createTyping('run', (_, text) => {
      sent.push(text);
      return text === 'a' ? Promise.reject(new Error('gone')) : Promise.resolve();
    });
    type('a');
    type('b');
    await expect.poll(() => sent).toEqual(['a']);
    await new Promise((resolve) => setTimeout(resolve, 0));
    type('c');
    await expect.poll(() => sent).toEqual(['a', 'c']);
  });

  it('cuts a long text into calls of 4096 characters', async () => {
    const lengths: number[] = [];
    const type = createTyping('run', (_, text) => Promise.resolve(lengths.push(text.length)));
    type('x'.repeat(10_000));
    await expect.poll(() => lengths).toEqual([4096, 4096, 1808]);
  });
});
