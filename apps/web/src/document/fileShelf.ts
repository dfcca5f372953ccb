import { getVerilogInfoByPath, listDocuments, writeFileByPath } from '@netloom/contract';
import type { VerilogFile } from '@netloom/contract';
import { callApi, callKey, queryClient, storedFile } from '../api/index.ts';
import { useDept } from '../session/index.ts';
import type { EditorKind, Stored } from './editorKind.ts';

/** Documents that are files of the project, opened by their paths. */
export const fileShelf: Pick<EditorKind<never>, 'load' | 'conflictOf' | 'elsewhere'> & {
  storeText(path: string, text: string, hash: string): Promise<Stored>;
} = {
  async load(path) {
    return storedOf(
      await callApi(getVerilogInfoByPath, { body: { deptId: openDept(), socVerilogPath: path } }),
    );
  },
  async storeText(path, text, hash) {
    const deptId = openDept();
    const body = { deptId, verilogFile: text, socVerilogPath: path, hash };
    const file = await callApi(writeFileByPath, { body });
    queryClient.setQueryData(callKey(getVerilogInfoByPath, { body: { deptId, socVerilogPath: path } }), file);
    return storedOf(file);
  },
  conflictOf(error) {
    const file = storedFile(error);
    return file && storedOf(file);
  },
  async elsewhere({ text, hash }) {
    const path = await pathOfText(hash);
    return path === undefined ? undefined : { path, text, hash };
  },
};

/** Path of the only document with this hash; undefined where there are several. */
export async function pathOfText(hash: string): Promise<string | undefined> {
  const rows = await callApi(listDocuments, { query: { deptId: openDept() } });
  const [same, another] = rows.filter((row) => row.hash === hash);
  return another === undefined ? same?.path : undefined;
}

export function storedOf({ socVerilogPath: path, verilogFile: text, hash }: VerilogFile): Stored {
  return { path, text, hash };
}

/** The project that the page works in; it loads anew for another. */
export function openDept(): number {
  const { deptId } = useDept.getState();
  if (deptId === null) throw new Error('a document needs a selected department');
  return deptId;
}
