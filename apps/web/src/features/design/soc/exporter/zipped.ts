import { strToU8, zipSync } from 'fflate';

/** Texts by path as one archive. */
export function zipped(files: readonly { path: string; text: string }[]): Blob {
  const contents = Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)]));
  return new Blob([zipSync(contents)], { type: 'application/zip' });
}
