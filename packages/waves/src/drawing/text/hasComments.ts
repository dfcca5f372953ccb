import { tokenAt } from './scanner.ts';

/** Whether there are comments in a text that can be read; a canonical text has none. */
export function hasComments(text: string): boolean {
  for (let at = 0; ;) {
    const { kind, start, end } = tokenAt(text, at);
    if (text.slice(at, start).includes('/')) return true;
    if (kind === 'end') return false;
    at = end;
  }
}
