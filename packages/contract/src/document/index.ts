import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, path } from '../fields.ts';

export * from './generation.ts';

/** A document of the member's tree. */
const DocumentRow = z.object({
  /** Id of its kind, e.g. `soc` or `registers`. */
  kind: z.string(),
  path: z.string(),
  /** What it calls itself; null for one that only its path tells, and for one that cannot be read. */
  title: z.string().nullable(),
  /** SHA-256 of its text in hex: what a save that starts from it carries. */
  hash: z.string(),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

const StoredDocument = DocumentRow.extend({ text: z.string() });
export type StoredDocument = z.infer<typeof StoredDocument>;

/** Data of a 601 reply to a save of a file that is not there any more; a save with an empty hash writes it again. */
export const GoneFile = z.object({
  /** Path of the file. */
  gone: z.string(),
});

export const listDocuments = defineCall({
  method: 'GET',
  path: '/documents/list',
  summary:
    'The documents of the member’s tree by path, of one kind or of all. Files that are no text are left out.',
  query: z.object({ deptId: id, kind: z.string().max(40).optional() }),
  reply: z.array(DocumentRow),
});

export const readDocumentText = defineCall({
  method: 'GET',
  path: '/documents/read',
  summary: 'One document of the member’s tree.',
  query: z.object({ deptId: id, path }),
  reply: StoredDocument,
});

export const saveDocumentText = defineCall({
  method: 'POST',
  path: '/documents/save',
  summary:
    'Stores one document in the member’s tree. A text that cannot be read answers 601 with its faults, and one whose stored version is not what the edit started from 601 with that version, or with `gone` where the file was deleted.',
  body: z.object({
    deptId: id,
    path,
    text: z.string().max(20_000_000),
    /** Of the text that the edit started from; empty for a new document, left out for whatever is there now. */
    hash: z.string().max(64).optional(),
  }),
  reply: StoredDocument,
});
