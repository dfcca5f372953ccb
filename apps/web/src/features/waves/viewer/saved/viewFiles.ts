import {
  ReplyCode,
  deleteFile,
  findFilePath,
  getFileName,
  getVerilogInfoByPath,
  joinPaths,
  writeFileByPath,
} from '@netloom/contract';
import type { VerilogFile } from '@netloom/contract';
import { ApiError, callApi } from '../../../../api/index.ts';

/** The view that is loaded: where it is stored and what was there when it was read or written. */
export interface LoadedView {
  path: string;
  hash: string;
  text: string;
}

/** Paths of the project's views, and of GTKWave's save files anywhere in the tree. */
export interface ViewFiles {
  views: string[];
  gtkwave: string[];
}

/** Where views lie in the project, so that git shares them. */
export const viewFolder = 'waves';
export const viewEnding = '.view.json';

export function viewPath(name: string): string {
  return `${viewFolder}/${name}${viewEnding}`;
}

/** The name a view is called by: its file's without folder and ending. */
export function viewName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.(view\.json|gtkw|sav)$/, '');
}

/** Why a view cannot have a name, as the key of a text; undefined when it can. */
export function nameFault(name: string): 'empty' | 'characters' | undefined {
  if (name.trim() === '') return 'empty';
  return /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,79}$/u.test(name) ? undefined : 'characters';
}

export async function listViews(deptId: number): Promise<ViewFiles> {
  const [folder, found] = await Promise.all([
    callApi(findFilePath, { body: { deptId, resourcePath: viewFolder } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === ReplyCode.notFound) return [];
      throw error;
    }),
    callApi(getFileName, { body: { deptId, resourcePath: '', resourceName: '.gtkw' } }),
  ]);
  const paths = (rows: typeof folder, ending: string) =>
    rows
      .map(({ filePath }) => filePath)
      .filter((path) => path.endsWith(ending))
      .sort();
  return { views: paths(folder, viewEnding), gtkwave: paths(found, '.gtkw') };
}

export function readText(deptId: number, path: string): Promise<VerilogFile> {
  return callApi(getVerilogInfoByPath, { body: { deptId, socVerilogPath: path } });
}

/** Writes a view over the file with this hash; empty: a new file. */
export function writeText(deptId: number, path: string, text: string, hash: string): Promise<VerilogFile> {
  return callApi(writeFileByPath, { body: { deptId, verilogFile: text, socVerilogPath: path, hash } });
}

export async function deleteView(deptId: number, path: string): Promise<void> {
  await callApi(deleteFile, { body: { deptId, resourcePath: joinPaths([path]) } });
}
