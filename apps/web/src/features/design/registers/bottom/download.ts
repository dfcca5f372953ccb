/** Hands a file to the browser's downloads. */
export function download(path: string, content: string | Uint8Array): void {
  const url = URL.createObjectURL(new Blob([content as BlobPart]));
  const link = document.createElement('a');
  link.href = url;
  link.download = path.slice(path.lastIndexOf('/') + 1);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
