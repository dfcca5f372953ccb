import { Diagnostic } from '@netloom/model';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, projectId } from '../fields.ts';
import { GeneratedFile } from '../socCanvas.ts';
import { SocModule } from '../socModule.ts';

/** A core's description in the member's tree, e.g. `cores/nl_micro/nl_micro.core.json`. */
export const CoreRow = z.object({
  name: z.string(),
  /** Where the description and all that is generated from it lie. */
  folder: z.string(),
  path: z.string(),
  /** Text of the description, and its SHA-256 in hex. */
  coreJson: z.string(),
  hash: z.string(),
  /** Whether what lies beside it was generated from this very text; then the core is on the palette. */
  generated: z.boolean(),
});
export type CoreRow = z.infer<typeof CoreRow>;

export const listCores = defineCall({
  method: 'GET',
  path: '/core/list',
  summary: 'The RISC-V cores of the member’s tree, by name.',
  query: z.object({ deptId: id }),
  reply: z.array(CoreRow),
});

/** For hand-edited files, by path. While one is undecided, nothing is written. */
export const FileDecisions = z.record(z.string(), z.enum(['overwrite', 'keep']));

/** What a generation did, or would do, to the files of the tree. */
const Generated = z.object({
  /** False when nothing was written: a preview, errors, or hand-edited files without a decision. */
  written: z.boolean(),
  files: z.array(GeneratedFile),
  diagnostics: z.array(Diagnostic),
});

export const libJsonByCore = defineCall({
  method: 'POST',
  path: '/socCanvas/libJsonByCore',
  summary:
    'Generates a RISC-V core and returns its block for the palette; with `save` its files go to its folder of the member’s tree.',
  query: z.object({ deptId: projectId, save: z.enum(['true', 'false']).default('false') }),
  body: z.object({
    /** Text of the core’s description (`<name>.core.json`). */
    coreJson: z.string().max(100_000),
    /** Hash of the stored description that the edit started from; empty for a new core, left out for whatever is there now. */
    hash: z.string().max(64).optional(),
    /** Folder of the core, named as the core; empty for `cores/<name>`. */
    folder: z.string().max(500).default(''),
    decisions: FileDecisions.optional(),
  }),
  reply: Generated.extend({
    /** Text of the IP descriptor; null when the description has errors. */
    socModuleJson: z.string().nullable(),
    /** The core on the palette; null unless it was written. */
    saved: SocModule.nullable(),
    /** The description as it is stored now; null unless it was written. */
    core: CoreRow.nullable(),
  }),
});

export const saveCoreSoftware = defineCall({
  method: 'POST',
  path: '/core/saveSoftware',
  summary: 'Writes chosen pieces of the basic software for a core of the member’s tree to sw/<SoC or core>.',
  body: z.object({
    deptId: id,
    /** Folder of the core. */
    folder: z.string().min(1).max(500),
    /** Path of the SoC document that the core is in, for drivers of its peripherals; empty for the core alone. */
    design: z.string().max(1000).default(''),
    /** Ids of the pieces; those that they need come with them. */
    pieces: z.array(z.string().max(64)).min(1).max(100),
    decisions: FileDecisions.optional(),
  }),
  reply: Generated,
});
