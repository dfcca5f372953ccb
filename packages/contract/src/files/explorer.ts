import { z } from 'zod';
import { defineCall } from '../call.ts';
import { folder, id, path, projectId } from '../fields.ts';
import { PROJECT_ROLE_IDS } from '../roles.ts';
import { FileRow } from './treeFiles.ts';

export const getFileName = defineCall({
  method: 'POST',
  path: '/resourceManager/getFileName',
  summary:
    'Files and folders below resourcePath whose name contains resourceName, without case; at most 500.',
  body: z.object({
    deptId: projectId,
    resourcePath: folder,
    resourceName: z.string().trim().min(1).max(200),
  }),
  reply: z.array(FileRow),
});

export const createCodeServerFile = defineCall({
  method: 'POST',
  path: '/resourceManager/createCodeServerFile',
  summary: 'Makes a folder (fileType 1) or an empty file (fileType 4).',
  body: z.object({ deptId: projectId, filePath: path, fileType: z.enum(['1', '4']).default('1') }),
  reply: FileRow,
});

export const deleteFile = defineCall({
  method: 'POST',
  path: '/resourceManager/deleteFile',
  summary:
    'Deletes files and folders, all or none; resourcePath holds their paths joined with commas (one in a path is written %2C, and % there %25).',
  audit: true,
  body: z.object({ deptId: projectId, resourcePath: z.string().min(1).max(100_000) }),
  reply: z.object({ deleted: z.number() }),
});

export const renameFile = defineCall({
  method: 'POST',
  path: '/resourceManager/renameFile',
  summary: 'Renames a file or folder within its folder; nothing is overwritten.',
  body: z.object({ deptId: id, filePath: path, fileName: z.string().trim().min(1).max(200) }),
  reply: FileRow,
});

export const moveFile = defineCall({
  method: 'POST',
  path: '/resourceManager/moveFile',
  summary: 'Moves files and folders into another folder, all or none; nothing is overwritten.',
  body: z.object({ deptId: id, filePaths: z.array(path).min(1).max(1000), targetFolder: folder }),
  reply: z.array(FileRow),
});

export const uploadCodeServerFile = defineCall({
  method: 'POST',
  path: '/resourceManager/uploadCodeServerFile',
  summary:
    'Uploads files, all or none: fields deptId and filePath (the folder), then multiFiles, whose file names may hold folders. With field unpack=true archives (zip, tar, tar.gz) are unpacked there. A file that exists answers 601 with its path in `existing`, unless a field says what then: with overwrite=true it is replaced, with keep=true it stays and the others are taken; the reply tells those that were stored. Fields come before files.',
  kind: 'multipart',
  reply: z.array(FileRow),
});

/** Fields of an upload, as text. */
export const UploadFields = z.object({
  deptId: projectId,
  filePath: folder.default(''),
  unpack: z.stringbool().default(false),
  overwrite: z.stringbool().default(false),
  keep: z.stringbool().default(false),
});
export type UploadFields = z.infer<typeof UploadFields>;

/** Sent along with a 601: files that are there already. */
export const UploadConflict = z.object({ existing: z.array(z.string()) });

export const exportZip = defineCall({
  method: 'POST',
  path: '/resourceManager/exportZip',
  summary:
    'Makes a zip of many files and folders, whose paths need not fit into a URL. GET /common/download fetches it under its fileName, for a day.',
  body: z.object({ deptId: id, filePaths: z.array(path).min(1).max(20_000) }),
  reply: z.object({ fileName: z.string(), fileSize: z.number() }),
});

/** Who may change what is below a path, beside the project lead. */
export const PathPermission = z.object({
  path: z.string(),
  roleIds: z.array(z.number()),
  createBy: z.string(),
  createTime: z.string(),
});
export type PathPermission = z.infer<typeof PathPermission>;

export const pathPermissions = defineCall({
  method: 'GET',
  path: '/resourceManager/pathPermissions',
  summary: 'The protected paths of a project.',
  query: z.object({ deptId: id }),
  reply: z.array(PathPermission),
});

export const savePathPermission = defineCall({
  method: 'POST',
  path: '/resourceManager/savePathPermission',
  summary:
    'Lets only the given roles (and the lead) change a path and what is below it; with roleIds null the protection ends.',
  audit: true,
  body: z.object({
    deptId: id,
    path,
    roleIds: z
      .array(z.literal([...PROJECT_ROLE_IDS]))
      .max(PROJECT_ROLE_IDS.length)
      .nullable(),
  }),
  reply: z.array(PathPermission),
});

export const fileUpload = defineCall({
  method: 'POST',
  path: '/file/upload',
  summary:
    'Uploads one file: fields deptId and filePath (the folder), then file; unpack, overwrite and keep as in uploadCodeServerFile.',
  kind: 'multipart',
  reply: z.array(FileRow),
});

export const fileWriteFile = defineCall({
  method: 'POST',
  path: '/file/writeFile',
  summary: 'Writes a text file whole. With `hash` only when the stored text still has it.',
  body: z.object({
    deptId: projectId,
    filePath: path,
    content: z.string().max(20_000_000),
    hash: z.string().max(64).optional(),
  }),
  reply: z.object({ filePath: z.string(), hash: z.string() }),
});

export const readFileByPath = defineCall({
  method: 'POST',
  path: '/file/readFileByPath',
  summary: 'Reads a text file.',
  query: z.object({ deptId: projectId, filePath: path }),
  reply: z.object({ filePath: z.string(), content: z.string(), hash: z.string() }),
});

export const findProjectFiles = defineCall({
  method: 'GET',
  path: '/file/findFilePath/{projectName}',
  summary: 'Every file of the member’s tree of the project with this name, by path; at most 20,000.',
  params: z.object({ projectName: z.string().min(1).max(64) }),
  reply: z.array(z.string()),
});
