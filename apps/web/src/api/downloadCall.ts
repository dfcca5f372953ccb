import type { Call, Reply } from '@netloom/contract';
import { announceError } from '../announce.ts';
import { i18n } from '../i18n.ts';
import { whileBusy } from '../busy.ts';
import { ApiError } from './ApiError.ts';
import { errorOf } from './callApi.ts';
import { defaultName, dispositionName } from './fileName.ts';
import { sendCall } from './request.ts';
import type { CallInput, LooseInput } from './request.ts';
import { saveBlob } from './saveBlob.ts';
import { getToken } from './token.ts';
import { worded } from './worded.ts';

/** For the head of the reply; a large file may take as long as it takes. */
const TIMEOUT_MS = 120_000;

const failed = () => new ApiError(0, 'download', null, 'download');

/** The file of a reply. @throws ApiError with the code and msg of a JSON reply that is no file. */
async function fileOf(response: Response, token: string | null): Promise<Blob> {
  const disposition = response.headers.get('content-disposition');
  const blob = await response.blob();
  if (response.ok && disposition !== null) return blob;
  if (blob.type.startsWith('application/json')) {
    const reply = JSON.parse(await blob.text()) as Partial<Reply<unknown>>;
    const error = errorOf(await worded(reply), token);
    if (error !== null) throw error;
  }
  if (!response.ok) throw failed();
  return blob;
}

async function fetchFile(call: Call, input: LooseInput): Promise<{ blob: Blob; name: string }> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const token = getToken();
  const response = await sendCall(call, input, { timeout: timeout.signal }).finally(() =>
    clearTimeout(timer),
  );
  const blob = await fileOf(response, token);
  return {
    blob,
    name: dispositionName(response.headers.get('content-disposition')) ?? defaultName(blob.type),
  };
}

/** What a call of kind `blob` answers with, to be shown in the page. */
export async function fetchBlob<C extends Call>(call: C, input: CallInput<C>): Promise<Blob> {
  return (await fetchFile(call, input as LooseInput)).blob;
}

/**
 * Downloads what a call answers with, under `fileName` or the name that the server gives; a POST is sent
 * form-encoded. Covers the page meanwhile and shows what goes wrong. False when there is no file.
 */
export async function downloadCall<C extends Call>(
  call: C,
  input: CallInput<C>,
  fileName?: string,
): Promise<boolean> {
  try {
    const file = await whileBusy(i18n.t('common:download.busy'), fetchFile(call, input as LooseInput));
    saveBlob(file.blob, fileName ?? file.name);
    return true;
  } catch (error) {
    announceError(error instanceof ApiError ? error : failed());
    return false;
  }
}
