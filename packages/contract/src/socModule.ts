import { z } from 'zod';
import { Diagnostic } from '@netloom/model';
import { defineCall } from './call.ts';
import { id, projectId } from './fields.ts';

/** A block of the palette. `socModuleJson` is the text of its IP descriptor; `socModuleId` is null for the built-in library. */
export const SocModule = z.object({
  socModuleId: z.number().nullable(),
  origin: z.enum(['library', 'project', 'document']),
  vlnv: z.string(),
  /** Folder that the descriptor's paths are relative to: `ip/uart`, from the library's or the project's root. */
  folder: z.string(),
  socModuleJson: z.string(),
  /** Text of the register description that the descriptor names; null without one. */
  registersJson: z.string().nullable(),
  /** Text and path of the SoC document that the block is; null for others. */
  documentJson: z.string().nullable(),
  documentPath: z.string().nullable(),
});
export type SocModule = z.infer<typeof SocModule>;

export const getAllSocModule = defineCall({
  method: 'GET',
  path: '/HomePage/getAllSocModule/{x}',
  summary:
    'The IP palette of a department: built-in library, the project’s own blocks and its documents. x is the deptId.',
  params: z.object({ x: id }),
  reply: z.array(SocModule),
});

export const selectSocModuleListByName = defineCall({
  method: 'GET',
  path: '/socModule/selectSocModuleListByName',
  summary: 'Blocks whose VLNV, title or module name contains a text.',
  query: z.object({ deptId: projectId, name: z.string().max(200).default('') }),
  reply: z.array(SocModule),
});

export const saveSocModule = defineCall({
  method: 'POST',
  path: '/socModule/saveSocModule',
  summary: 'Adds an IP descriptor to the project, as ip.json in `folder` of the member’s tree.',
  body: z.object({
    deptId: projectId /** Left out it is `ip/<name of the VLNV>`. */,
    folder: z.string().max(500).optional(),
    socModuleJson: z.string().max(5_000_000),
  }),
  reply: SocModule,
});

export const updateSocModule = defineCall({
  method: 'POST',
  path: '/socModule/updateSocModule',
  summary: 'Replaces the IP descriptor of a project’s block.',
  body: z.object({ socModuleId: id, socModuleJson: z.string().max(5_000_000) }),
  reply: SocModule,
});

export const deleteSocModuleBySocModuleId = defineCall({
  method: 'GET',
  path: '/socModule/deleteSocModuleBySocModuleId/{id}',
  summary: 'Removes a project’s block from the palette; its sources stay.',
  params: z.object({ id }),
  reply: z.null(),
});

/** JSON text of the multipart field `options`. */
export const ImportOptions = z.object({
  deptId: projectId,
  /** Folder of the tree that the uploaded files go to. */
  folder: z.string().max(500),
  /** Nothing is uploaded: the files are those that are in `folder` already, and stay as they are. */
  inProject: z.boolean().default(false),
  /** Path, among the uploaded files, of a `.f` list; without it all Verilog files are read. */
  fileList: z.string().optional(),
  defines: z.record(z.string(), z.string()).default({}),
  includeDirectories: z.array(z.string()).default([]),
  /** Modules, or VLNVs of blocks, to add to the palette; without it nothing is written and the reply is a preview. */
  save: z.array(z.string()).optional(),
  /**
   * Module that is also read as a SoC document: its instances and wires; what else it has becomes a block. Of IP-XACT,
   * the name of a design.
   */
  soc: z.string().max(200).optional(),
});
export type ImportOptions = z.infer<typeof ImportOptions>;

/** Blocks that were read, what the reader has to say of them, and those that were added. */
const ImportReply = z.object({
  modules: z.array(
    z.object({ socModuleJson: z.string(), file: z.string(), line: z.number(), instantiated: z.boolean() }),
  ),
  diagnostics: z.array(Diagnostic),
  saved: z.array(SocModule),
  /** What `soc` of the options became. */
  document: z
    .object({
      name: z.string(),
      /** The canonical text of a `.soc.json`. */
      text: z.string(),
      /** Modules that the document needs and the palette lacks: to be saved with it. */
      blocks: z.array(z.string()),
      /** The document of that name in the tree, from which it has what RTL does not say. */
      path: z.string().nullable(),
      /** The text of a `.layout.json`, of what brings positions along. */
      layout: z.string().optional(),
    })
    .optional(),
  /** Names by which `soc` of the options can ask for a design of IP-XACT. */
  designs: z.array(z.string()).optional(),
});

export const libJsonByVerilog = defineCall({
  method: 'POST',
  path: '/socCanvas/libJsonByVerilog',
  summary:
    'Reads Verilog or SystemVerilog (multipart: field `options`, then files whose names are relative paths) and returns a block for each module.',
  kind: 'multipart',
  reply: ImportReply,
});

export const libJsonByIpxact = defineCall({
  method: 'POST',
  path: '/socCanvas/libJsonByIpxact',
  summary:
    'Reads IP-XACT components (IEEE 1685-2009, -2014, -2022; multipart as for libJsonByVerilog, without a file list) and returns a block for each, with the register description of its memory map, and a document of a design.',
  kind: 'multipart',
  reply: ImportReply,
});

export const getParameterAndPortWidth = defineCall({
  method: 'POST',
  path: '/socCanvas/getParameterAndPortWidth',
  summary:
    'Resolves parameters and port widths of a block; parameterJson is the JSON text of {deptId, vlnv, parameters}.',
  body: z.object({ parameterJson: z.string().max(1_000_000) }),
  reply: z.object({
    parameters: z.array(z.object({ name: z.string(), value: z.string() })),
    ports: z.array(
      z.object({ name: z.string(), width: z.number().nullable(), message: z.string().optional() }),
    ),
    problems: z.array(z.object({ parameter: z.string(), message: z.string() })),
  }),
});
