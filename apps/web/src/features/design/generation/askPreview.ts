import { previewGeneration } from '@netloom/contract';
import type { BodyOf, ReplyOf } from '@netloom/contract';
import { ApiError, callApi } from '../../../api/index.ts';
import { errorText } from '../../../announce.ts';

export interface Preview extends ReplyOf<typeof previewGeneration> {
  error: string | undefined;
}

/**
 * What generating from a text would write. One that is refused writes nothing, and the refusal tells what is wrong
 * with it; undefined where the question was withdrawn.
 */
export async function askPreview(
  body: BodyOf<typeof previewGeneration>,
  signal: AbortSignal,
): Promise<Preview | undefined> {
  try {
    return { ...(await callApi(previewGeneration, { body }, signal)), error: undefined };
  } catch (error) {
    if (signal.aborted) return undefined;
    return { files: [], diagnostics: diagnosticsOf(error), error: errorText(error) };
  }
}

function diagnosticsOf(error: unknown): Preview['diagnostics'] {
  const data: unknown = error instanceof ApiError ? error.data : undefined;
  const isTold = typeof data === 'object' && data !== null && 'diagnostics' in data;
  return isTold ? (data.diagnostics as Preview['diagnostics']) : [];
}
