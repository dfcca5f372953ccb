import { ReplyCode } from '@netloom/contract';
import type { VerilogFile } from '@netloom/contract';
import { ApiError } from './ApiError.ts';

/** What the server has where another file was expected: a refused save tells it. Undefined for other errors. */
export function storedFile(error: unknown): VerilogFile | undefined {
  if (!(error instanceof ApiError) || error.code !== ReplyCode.warning) return undefined;
  const { data } = error;
  const isFile = typeof data === 'object' && data !== null && 'verilogFile' in data && 'hash' in data;
  return isFile ? (data as VerilogFile) : undefined;
}
