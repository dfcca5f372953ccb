import { EXTENSION, drawings, openNew } from './drawings.ts';

export const DRAWING_PATH = '/example/wavedrom';

/** Opens a drawing as a new file of the project, not saved yet. Returns the address that shows it. */
export function drawInNewFile(name: string, text: string): string {
  const base = name.replace(/[^\w.-]+/g, '_') || 'drawing';
  const taken = drawings.use.getState().documents;
  const pathOf = (count: number) => `waves/${base}${count === 1 ? '' : `_${count}`}${EXTENSION}`;
  let count = 1;
  while (pathOf(count) in taken) count += 1;
  openNew(pathOf(count), text);
  return `${DRAWING_PATH}?${new URLSearchParams({ file: pathOf(count) })}`;
}
