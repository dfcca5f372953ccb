import { ReplyCode, getVerilogInfoByPath } from '@netloom/contract';
import type { VerilogFile } from '@netloom/contract';
import { ApiError, callApi } from '../../../../api/index.ts';

/** A file of the tree; undefined where there is none. */
export async function storedText(deptId: number, path: string): Promise<VerilogFile | undefined> {
  try {
    return await callApi(getVerilogInfoByPath, { body: { deptId, socVerilogPath: path } });
  } catch (error) {
    if (error instanceof ApiError && error.code === ReplyCode.notFound) return undefined;
    throw error;
  }
}
