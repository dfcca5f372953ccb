import { statfs } from 'node:fs/promises';
import { ReplyCode } from '@netloom/contract';
import { Problem } from '../../../http/problem.ts';

/** With less than this nothing can be run. */
const LEAST_BYTES = 1 << 20;

/** Programs such as git do not tell why they could not write: says it in their place where the disk is full. */
export async function explainFailure(error: unknown, folder: string): Promise<unknown> {
  if (error instanceof Problem) return error;
  const { bavail, bsize, ffree, files } = await statfs(folder);
  const full = bavail * bsize < LEAST_BYTES || (files > 0 && ffree === 0);
  const message = 'The disk of the data folder is full: no run can start until there is room on it.';
  return full ? new Problem(ReplyCode.failed, message) : error;
}
