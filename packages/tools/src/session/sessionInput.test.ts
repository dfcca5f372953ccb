import { expect, it } from 'vitest';
import { sessionInput } from './sessionInput.ts';

it('gives text to a line as it is', () => {
  expect(sessionInput('line', { text: 'a\u0004' })).toEqual(['a\u0004']);
  expect(sessionInput('line', { columns: 80, rows: 24 })).toEqual([]);
});

it('frames for a pseudoterminal what a pipe takes as a whole, and nothing is lost', () => {
  const text = '試験🙂x'.repeat(1500);
  const frames = sessionInput('pty', { text });
  // PIPE_BUF of Linux, pipe(7).
  for (const frame of frames) expect(Buffer.byteLength(frame)).toBeLessThanOrEqual(4096);
  const bytes = frames.map((frame) => Buffer.from(/^t (.*)\n$/.exec(frame)![1]!, 'base64'));
  expect(Buffer.concat(bytes).toString()).toBe(text);
  expect(sessionInput('pty', { columns: 101, rows: 33 })).toEqual(['s 33 101\n']);
});
