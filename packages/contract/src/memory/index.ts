import { Diagnostic } from '@netloom/model';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { FileDecisions } from '../core/index.ts';
import { id } from '../fields.ts';
import { GeneratedFile } from '../socCanvas.ts';
import { SocModule } from '../socModule.ts';

/** A memory of the member’s tree, e.g. `memories/ram/ram.memory.json`. */
export const MemoryRow = z.object({
  name: z.string(),
  /** Where the description and all that is generated from it lie. */
  folder: z.string(),
  path: z.string(),
  /** Text of the description, and its SHA-256 in hex. */
  memoryJson: z.string(),
  hash: z.string(),
  /** Whether what lies beside it was generated from this very text; then the block is on the palette. */
  generated: z.boolean(),
});
export type MemoryRow = z.infer<typeof MemoryRow>;

export const listMemories = defineCall({
  method: 'GET',
  path: '/memory/list',
  summary: 'The memories of the member’s tree, by name.',
  query: z.object({ deptId: id }),
  reply: z.array(MemoryRow),
});

export const generateMemory = defineCall({
  method: 'POST',
  path: '/memory/generate',
  summary: 'Stores a memory and writes its RTL and documents beside it; it is a block of the palette then.',
  body: z.object({
    deptId: id,
    /** Text of the description (`<name>.memory.json`). */
    memoryJson: z.string().max(4_000_000),
    /** Hash of the stored text that the edit started from; empty for a new one. */
    hash: z.string().max(64).default(''),
    /** Folder of the description, named as it; empty for `memories/<name>`. */
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
    /** The description as it is stored now; null unless it was written. */
    stored: MemoryRow.nullable(),
  }),
});
