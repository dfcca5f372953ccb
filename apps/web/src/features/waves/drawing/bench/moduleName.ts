/** The module that a drawing's file is named after: `waves/fifo full.wavedrom.json` → `fifo_full`. */
export function moduleNameOf(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
  const name = file.replace(/\W+/g, '_');
  return /^\d/.test(name) ? `_${name}` : name || 'drawing';
}
