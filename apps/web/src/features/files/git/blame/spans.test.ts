import { expect, it } from 'vitest';
import { notesOf, spanAt } from './spans.ts';

const commit = 'a'.repeat(40);
const spans = [
  { line: 1, count: 2, commit },
  { line: 3, count: 1, commit: null },
];

it('tells each span once, at its first line', () => {
  const told = { commit, author: 'A very long name', email: '', time: '', subject: '' };
  const notes = notesOf({ path: 'a', text: 'x\ny\nz\n', commits: [told], spans }, 'not committed');
  expect([...notes.values()].map(({ gutter }) => gutter)).toEqual([
    'aaaaaaaa A very long…',
    '',
    'not committed',
  ]);
  expect(notes.get(2)!.className).not.toBe(notes.get(3)!.className);
});

it('knows the span of a line', () => {
  expect([1, 2, 3, 4].map((line) => spanAt(spans, line)?.commit)).toEqual([commit, commit, null, undefined]);
});
