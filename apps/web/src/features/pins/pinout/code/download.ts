import { saveBlob } from '../../../../api/saveBlob.ts';
import type { MadeFile } from '../../../design/generation/index.ts';

/** One archive of all files that would be written, in a folder named as the configuration. */
export async function downloadZip(name: string, files: readonly MadeFile[]): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const made = files.filter(({ status }) => status !== 'removed');
  const entries = Object.fromEntries(made.map((file) => [`${name}/${file.name}`, strToU8(file.text)]));
  saveBlob(new Blob([zipSync(entries) as BlobPart], { type: 'application/zip' }), `${name}.zip`);
}
