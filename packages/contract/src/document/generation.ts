import { Diagnostic } from '@netloom/model';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { FileDecisions } from '../core/index.ts';
import { id, path } from '../fields.ts';
import { GeneratedFile } from '../socCanvas.ts';

/** What generation would do to one file; nothing of it is written. */
export const PreviewedFile = z.object({
  path: z.string(),
  /** `hand-edited` waits for a decision; `removed`: an earlier generation wrote it, this one does not. */
  status: z.enum(['created', 'changed', 'unchanged', 'hand-edited', 'removed']),
  /** What would be written, empty for one that is removed; its beginning alone where `isCut`. */
  text: z.string(),
  /** What the tree has, where that is something else. */
  previous: z.string().nullable(),
  /** Whether `text` or `previous` is too large to be shown whole. */
  isCut: z.boolean(),
});
export type PreviewedFile = z.infer<typeof PreviewedFile>;

/** Views of a register map, by their ids such as `c` or `markdown`. */
const outputs = z.array(z.string().max(40)).max(40);
/** Where the views of a register map go; by default `gen` beside the map. */
const folder = z.string().max(500);
const text = z.string().max(20_000_000);

export const previewGeneration = defineCall({
  method: 'POST',
  path: '/documents/preview',
  summary:
    'What generating from this text of a SoC, core, pin configuration or register map would write, each file beside what the tree has. Writes nothing.',
  body: z.object({
    deptId: id,
    /** Where the document lies, or would; it says the kind. */
    path,
    text,
    outputs: outputs.optional(),
    folder: folder.optional(),
  }),
  reply: z.object({ files: z.array(PreviewedFile), diagnostics: z.array(Diagnostic) }),
});

export const generateRegisters = defineCall({
  method: 'POST',
  path: '/documents/generateRegisters',
  summary:
    'Writes views of a register map into the member’s tree. Hand-edited files are only replaced when decided so.',
  body: z.object({
    deptId: id,
    /** Where the map lies, or would. */
    path,
    text,
    outputs,
    folder: folder.optional(),
    /** For hand-edited files, by path. While one is undecided, nothing is written. */
    decisions: FileDecisions.optional(),
  }),
  reply: z.object({
    /** False when nothing was written: errors, or hand-edited files without a decision. */
    written: z.boolean(),
    files: z.array(GeneratedFile),
    diagnostics: z.array(Diagnostic),
  }),
});
