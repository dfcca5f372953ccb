import { Diagnostic } from '@netloom/model';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { FileDecisions } from '../core/index.ts';
import { id } from '../fields.ts';
import { GeneratedFile } from '../socCanvas.ts';

/** A pin configuration of the member's tree, e.g. `pins/board/board.pins.json`. */
export const PinsRow = z.object({
  name: z.string(),
  /** Where the configuration and all that is generated from it lie. */
  folder: z.string(),
  path: z.string(),
  /** Text of the configuration, and its SHA-256 in hex. */
  pinsJson: z.string(),
  hash: z.string(),
  /** Whether what lies beside it was generated from this very text. */
  generated: z.boolean(),
});
export type PinsRow = z.infer<typeof PinsRow>;

/** A chip that was imported into the project: `chips/<id>.chip.json`. */
export const ChipRow = z.object({ id: z.string(), path: z.string() });
export type ChipRow = z.infer<typeof ChipRow>;

export const listPins = defineCall({
  method: 'GET',
  path: '/pins/list',
  summary: 'The pin configurations of the member’s tree and the chips that were imported into it, by name.',
  query: z.object({ deptId: id }),
  reply: z.object({ configurations: z.array(PinsRow), chips: z.array(ChipRow) }),
});

export const generatePins = defineCall({
  method: 'POST',
  path: '/pins/generate',
  summary:
    'Stores a pin configuration and writes its C sources beside it; hand-written code between their markers stays.',
  body: z.object({
    deptId: id,
    /** Text of the configuration (`<name>.pins.json`). */
    pinsJson: z.string().max(1_000_000),
    /** Hash of the stored text that the edit started from; empty for a new one. */
    hash: z.string().max(64).default(''),
    /** Folder of the configuration, named as it; empty for `pins/<name>`. */
    folder: z.string().max(500).default(''),
    decisions: FileDecisions.optional(),
  }),
  reply: z.object({
    /** False when nothing was written: errors, or hand-edited files without a decision. */
    written: z.boolean(),
    files: z.array(GeneratedFile),
    diagnostics: z.array(Diagnostic),
    /** The configuration as it is stored now; null unless it was written. */
    stored: PinsRow.nullable(),
  }),
});
