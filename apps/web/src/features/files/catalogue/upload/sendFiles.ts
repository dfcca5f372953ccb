import { BASE_PATH, uploadCodeServerFile } from '@netloom/contract';
import type { FileRow, Reply } from '@netloom/contract';
import { ApiError } from '../../../../api/index.ts';
import { authHeaders } from '../../../../api/token.ts';

/** A file of this computer; `path` is its name with the folders that it comes in. */
export interface LocalFile {
  path: string;
  file: File;
}

export interface Upload {
  deptId: number;
  folder: string;
  files: readonly LocalFile[];
  unpack: boolean;
  /** What becomes of files that are there already; without a word they are asked about. */
  existing?: 'overwrite' | 'keep';
}

function formOf({ deptId, folder, files, unpack, existing }: Upload): FormData {
  const form = new FormData();
  form.append('deptId', String(deptId));
  form.append('filePath', folder);
  form.append('unpack', String(unpack));
  if (existing !== undefined) form.append(existing, 'true');
  for (const { file, path } of files) form.append('multiFiles', file, path);
  return form;
}

function replyOf(request: XMLHttpRequest): FileRow[] {
  const reply = request.response as Reply<FileRow[]> | null;
  if (reply === null || typeof reply !== 'object') throw new ApiError(request.status, '', null, 'http');
  if (reply.code !== 200) throw new ApiError(reply.code, reply.msg, reply.data);
  return reply.data;
}

/**
 * Sends an upload; `progress` is told the part that is sent, 0 to 1. Fetch cannot tell that, hence the older interface.
 * @throws ApiError; an AbortError when `signal` aborts.
 */
export function sendFiles(
  upload: Upload,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<FileRow[]> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${BASE_PATH}${uploadCodeServerFile.path}`);
    for (const [name, value] of Object.entries(authHeaders())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => progress(total === 0 ? 1 : loaded / total);
    request.onerror = () => reject(new ApiError(0, 'network', null, 'network'));
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    request.onload = () => {
      try {
        resolve(replyOf(request));
      } catch (error) {
        reject(error as Error);
      }
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(upload));
  });
}
