import { Diagnostic } from '@netloom/model';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { FileDecisions } from '../core/index.ts';
import { id } from '../fields.ts';
import { GeneratedFile } from '../socCanvas.ts';
import { SocModule } from '../socModule.ts';

/** `id` of a kind of document whose files lie beside it in a folder of its name, e.g. `memory`. */
const BlockKind = z.string().max(40);

/** A document of the member's tree that makes a block, e.g. `memories/ram/ram.memory.json`. */
export const BlockRow = z.object({
  name: z.string(),
  /** Where the document and all that is generated from it lie. */
  folder: z.string(),
  path: z.string(),
  /** Text of the document, and its SHA-256 in hex. */
  text: z.string(),
  hash: z.string(),
  /** Whether what lies beside it was generated from this very text; then the block is on the palette. */
  generated: z.boolean(),
});
export type BlockRow = z.infer<typeof BlockRow>;

export const listBlocks = defineCall({
  method: 'GET',
  path: '/block/list',
  summary: 'The documents of a kind in the member’s tree that make a block, by name.',
  query: z.object({ deptId: id, kind: BlockKind }),
  reply: z.array(BlockRow),
});

export const generateBlock = defineCall({
  method: 'POST',
  path: '/block/generate',
  summary: 'Stores a document and writes the block that it makes beside it; it is on the palette then.',
  body: z.object({
    deptId: id,
    kind: BlockKind,
    text: z.string().max(4_000_000),
    /** Hash of the stored text that the edit started from; empty for a new one. */
    hash: z.string().max(64).default(''),
    /** Folder of the document, named as it; empty for the usual one, such as `memories/<name>`. */
    folder: z.string().max(500).default(''),
    decisions: FileDecisions.optional(),
  }),
  reply: z.object({
    /** False when nothing was written: errors, or hand-edited files without a decision. */
    written: z.boolean(),
    files: z.array(GeneratedFile),
    diagnostics: z.array(Diagnostic),
    /** The block on the palette; null unless it was written. */
    saved: SocModule.nullable(),
    /** The document as it is stored now; null unless it was written. */
    stored: BlockRow.nullable(),
  }),
});
