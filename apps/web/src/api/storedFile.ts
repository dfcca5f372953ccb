import { GoneFile, ReplyCode } from '@netloom/contract';
import type { VerilogFile } from '@netloom/contract';
import { ApiError } from './ApiError.ts';

/** What the server has where another file was expected: a refused save tells it. Undefined for other errors. */
export function storedFile(error: unknown): VerilogFile | undefined {
  if (!(error instanceof ApiError) || error.code !== ReplyCode.warning) return undefined;
  const { data } = error;
  const isFile = typeof data === 'object' && data !== null && 'verilogFile' in data && 'hash' in data;
  return isFile ? (data as VerilogFile) : undefined;
}

/** Whether a save was refused since its file is not there any more. */
export function isGoneFile(error: unknown): boolean {
  return error instanceof ApiError && GoneFile.safeParse(error.data).success;
}

/** Whether what was asked for is not there. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === ReplyCode.notFound;
}
