/** The address must outlive the click until the browser has taken the data over. */
const KEPT_MS = 60_000;

/** Has the browser store data as a file of the user's. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
