import { readFormat, treeKind } from '@netloom/model';
import { z } from 'zod';

/** `<name>.note.json`: lines of text by name. The least that a kind of document is. */
const Note = z.object({
  netloom: z.literal('note'),
  version: z.literal(1),
  lines: z.record(z.string(), z.string()),
});
export type Note = z.infer<typeof Note>;

const FORMAT = { kind: 'note', schema: Note, versions: { newest: 1, migrations: [] } };

export const noteKind = treeKind<Note>({
  id: 'note',
  suffix: '.note.json',
  read: (text, path) => readFormat(text, path, FORMAT),
  write: ({ lines }) => `${JSON.stringify({ netloom: 'note', version: 1, lines }, null, 2)}\n`,
  title: ({ lines }) => lines['title'],
  check: ({ lines }) =>
    lines['title'] === undefined ? [{ code: 'NOTE-TITLE', severity: 'error', message: 'has no title' }] : [],
  rules: {
    shapeOf: (steps) =>
      steps.length === 1 && steps[0] === 'lines'
        ? { kind: 'record', of: 'line', isOrdered: true }
        : undefined,
  },
  parse: (tree) => Note.safeParse(tree).data,
  generator: {
    nameOf: ({ lines }) => lines['title'] ?? '',
    place: { beside: 'notes' },
    load: () => import('./generateDocument.ts'),
  },
});
