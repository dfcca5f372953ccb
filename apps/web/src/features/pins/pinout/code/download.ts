import type { GeneratedSource } from '@netloom/pins';
import { saveBlob } from '../../../../api/saveBlob.ts';

/** One archive of all files, in a folder named as the configuration. */
export async function downloadZip(name: string, files: readonly GeneratedSource[]): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const entries = Object.fromEntries(files.map(({ path, text }) => [`${name}/${path}`, strToU8(text)]));
  saveBlob(new Blob([zipSync(entries) as BlobPart], { type: 'application/zip' }), `${name}.zip`);
}
