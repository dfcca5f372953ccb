import { uploadMessageImages } from '@netloom/contract';
import type { Attachment } from '@netloom/contract';
import { callApi } from '../../../api/index.ts';

/** Sends files up; they are the user's alone until they are sent with something. */
export function uploadFiles(files: Iterable<File> | ArrayLike<File>): Promise<Attachment[]> {
  const form = new FormData();
  for (const file of Array.from(files)) form.append('file', file, file.name);
  return callApi(uploadMessageImages, { body: form });
}
