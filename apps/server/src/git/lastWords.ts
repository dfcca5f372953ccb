/** The line that tells most: what the server says, else git's first fatal or error line. */
export function lastWords(text: string): string {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(hint|remote: (Counting|Compressing|Total|Enumerating))/.test(line));
  const told = ['! [remote rejected]', 'remote: error', 'fatal:', 'error:', 'remote:']
    .map((start) => lines.find((line) => line.startsWith(start)))
    .find((line) => line !== undefined);
  return (told ?? lines.at(-1) ?? 'failed without a word').replace(/\s+/g, ' ').slice(0, 300);
}
