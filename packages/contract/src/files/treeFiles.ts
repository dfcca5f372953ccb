import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, path, projectId } from '../fields.ts';

/** A row of the explorer: fileNameType is 1 folder, 2 image, 3 video, 4 other; sizes in bytes. */
export const FileRow = z.object({
  fileName: z.string(),
  fileNameType: z.number(),
  fileSize: z.number(),
  filePath: z.string(),
  createFileTime: z.string(),
  updateFileTime: z.string(),
});
export type FileRow = z.infer<typeof FileRow>;

export const findFilePath = defineCall({
  method: 'POST',
  path: '/resourceManager/findFilePath',
  summary: 'Lists one folder of the member’s tree; an empty resourcePath is its root.',
  body: z.object({ deptId: projectId, resourcePath: z.string().max(1000) }),
  reply: z.array(FileRow),
});

/** A text file of the tree. `generated` is its text at the last generation, when it is a generated file. */
export const VerilogFile = z.object({
  socVerilogPath: z.string(),
  verilogName: z.string(),
  verilogFile: z.string(),
  hash: z.string(),
  generated: z.string().nullable(),
});
export type VerilogFile = z.infer<typeof VerilogFile>;

export const getVerilogInfoByPath = defineCall({
  method: 'POST',
  path: '/socCanvas/getVerilogInfoByPath',
  summary: 'Reads a text file of the member’s tree; `library/…` reads the built-in IP.',
  body: z.object({ deptId: projectId, socVerilogPath: path }),
  reply: VerilogFile,
});

export const writeFileByPath = defineCall({
  method: 'POST',
  path: '/socCanvas/writeFileByPath',
  summary:
    'Writes a text file of the member’s tree; a hash that is not the stored one answers 601 with the stored file.',
  body: z.object({
    deptId: projectId,
    verilogFile: z.string().max(20_000_000),
    socVerilogPath: path,
    /** Hash that the edit started from; empty for a new file, left out for whatever is there now. */
    hash: z.string().max(64).optional(),
  }),
  reply: VerilogFile,
});

export const updateVerilogName = defineCall({
  method: 'POST',
  path: '/socCanvas/updateVerilogName',
  summary: 'Renames a file within its folder.',
  body: z.object({
    deptId: projectId,
    verilogName: z.string().min(1).max(200),
    socName: z.string().optional(),
    socVerilogPath: path,
  }),
  reply: VerilogFile,
});

/** A register description of the tree; size in bytes. */
export const RegisterFile = z.object({ path: z.string(), bytes: z.number() });
export type RegisterFile = z.infer<typeof RegisterFile>;

export const findRegisterFiles = defineCall({
  method: 'POST',
  path: '/resourceManager/findRegisterFiles',
  summary: 'Lists every register description (*.regs.json) of the member’s tree, by path.',
  body: z.object({ deptId: id }),
  reply: z.array(RegisterFile),
});

export const getTemplate = defineCall({
  method: 'POST',
  path: '/template/getTemplate',
  summary: 'Text to start a file from: a testbench of a canvas, or an empty module.',
  query: z.object({
    deptId: projectId,
    template: z.enum(['testbench', 'module']),
    socCanvasId: id.optional(),
    name: z.string().max(64).optional(),
  }),
  reply: z.object({ name: z.string(), text: z.string() }),
});
