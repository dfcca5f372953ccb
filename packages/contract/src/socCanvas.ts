import { z } from 'zod';
import { Diagnostic } from '@netloom/model';
import { defineCall } from './call.ts';
import { id, projectId } from './fields.ts';

/** A row of the canvas index; the design itself is the document at `path` in the member's tree. */
export const SocCanvasRow = z.object({
  socCanvasId: z.number(),
  deptId: z.number(),
  socName: z.string(),
  path: z.string(),
  createBy: z.string(),
  updateTime: z.string(),
});
export type SocCanvasRow = z.infer<typeof SocCanvasRow>;

/** `toVerilogJson` is the text of the SoC document, `layoutJson` that of its layout; hashes are SHA-256 in hex. */
export const SocCanvas = SocCanvasRow.extend({
  toVerilogJson: z.string(),
  layoutJson: z.string(),
  hash: z.string(),
  layoutHash: z.string(),
  /** Of a save: other documents whose overrides of its instances follow names that it has changed. */
  followed: z.array(z.string()).optional(),
});
export type SocCanvas = z.infer<typeof SocCanvas>;

export const getAllSocCanvas = defineCall({
  method: 'GET',
  path: '/HomePage/getAllSocCanvas/{x}',
  summary: 'All canvases of a department; x is the deptId.',
  params: z.object({ x: id }),
  reply: z.array(SocCanvasRow),
});

export const getSocByCreateBy = defineCall({
  method: 'GET',
  path: '/socCanvas/getSocByCreateBy',
  summary: 'The canvases that the signed-in user created.',
  reply: z.array(SocCanvasRow),
});

export const selectCanvasBySocCanvasId = defineCall({
  method: 'GET',
  path: '/socCanvas/selectCanvasBySocCanvasId/{id}',
  summary: 'One canvas with its document and layout, from the member’s own tree.',
  params: z.object({ id }),
  reply: SocCanvas,
});

const document = z.string().max(20_000_000);
export const saveOrupdateCanvas = defineCall({
  method: 'POST',
  path: '/socCanvas/saveOrupdateCanvas',
  summary: 'Creates a canvas (without socCanvasId) or saves document and layout.',
  body: z.object({
    socCanvasId: id.optional(),
    deptId: projectId,
    socName: z
      .string()
      .regex(/^[A-Za-z_][A-Za-z0-9_]{0,63}$/, 'expected a Verilog identifier of at most 64 characters'),
    toVerilogJson: document,
    /** Left out the layout stays as it is. */
    layoutJson: document.optional(),
    /** Of the document that the edit started from; empty for one that was deleted, left out for whatever is there. */
    hash: z.string().max(64).optional(),
    /** Of the layout that the edit started from; left out for whatever is there. */
    layoutHash: z.string().max(64).optional(),
  }),
  reply: SocCanvas,
});

export const updateToVerilogJsonBySocCanvasId = defineCall({
  method: 'POST',
  path: '/socCanvas/updateToVerilogJsonBySocCanvasId',
  summary: 'Saves the document alone.',
  /** `hash` as for saveOrupdateCanvas. */
  body: z.object({ socCanvasId: id, toVerilogJson: document, hash: z.string().max(64).optional() }),
  reply: SocCanvas,
});

export const deleteSocCanvas = defineCall({
  method: 'GET',
  path: '/socCanvas/deleteSocCanvas/{id}',
  summary: 'Deletes a canvas with its document and layout; generated files stay.',
  params: z.object({ id }),
  reply: z.null(),
});

/** What generation did, or would do, to one file. */
export const GeneratedFile = z.object({
  path: z.string(),
  status: z.enum(['created', 'changed', 'unchanged', 'hand-edited', 'kept']),
  text: z.string(),
  /** Text in the tree before this generation, when it differs. */
  previous: z.string().nullable(),
});
export type GeneratedFile = z.infer<typeof GeneratedFile>;

export const generationCanvas = defineCall({
  method: 'POST',
  path: '/socCanvas/generationCanvas',
  summary:
    'Generates RTL, file list and testbench into the member’s tree. Hand-edited files are only replaced when decided so.',
  body: z.object({
    toVerilogJson: document,
    socCanvasId: id,
    socName: z.string().max(64),
    /** For hand-edited files, by path. While one is undecided, nothing is written. */
    decisions: z.record(z.string(), z.enum(['overwrite', 'keep'])).optional(),
  }),
  reply: z.object({
    /** False when nothing was written: errors, or hand-edited files without a decision. */
    written: z.boolean(),
    files: z.array(GeneratedFile),
    diagnostics: z.array(Diagnostic),
  }),
});
