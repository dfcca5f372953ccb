/** Hands a file to the browser's downloads. */
export function download(name: string, content: string | Uint8Array): void {
  const url = URL.createObjectURL(new Blob([content as BlobPart]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** One archive of all files. */
export async function downloadAll(
  name: string,
  files: readonly { path: string; text: string }[],
): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const entries = Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)]));
  download(`${name}.zip`, zipSync(entries));
}
