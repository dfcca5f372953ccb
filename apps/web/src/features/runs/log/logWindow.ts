import { charactersIn } from './utf8.ts';

/** A read of the log: bytes from `offset` to `end`, of `size` so far. */
export interface LogRead {
  offset: number;
  text: string;
  end: number;
  size: number;
}

/** The part of a log that is held: consecutive reads, bounded however long the log is. */
export interface LogWindow {
  parts: readonly { offset: number; text: string; end: number }[];
  size: number;
}

/** Bytes of one read, and how many reads are held. */
export const READ_BYTES = 262_144;
const MOST_PARTS = 16;

export const emptyWindow: LogWindow = { parts: [], size: 0 };

export function startOf(window: LogWindow): number {
  return window.parts[0]?.offset ?? 0;
}

export function endOf(window: LogWindow): number {
  return window.parts.at(-1)?.end ?? 0;
}

export function holds(window: LogWindow, offset: number): boolean {
  return window.parts.length > 0 && offset >= startOf(window) && offset <= endOf(window);
}

export function textOf(window: LogWindow): string {
  return window.parts.map((part) => part.text).join('');
}

/** Small reads at the end of a growing log are put together, so that the bound counts bytes and not reads. */
function joined(parts: LogWindow['parts'], read: LogRead): LogWindow['parts'] {
  const last = parts.at(-1);
  if (last === undefined || read.end - last.offset > READ_BYTES) return [...parts, read];
  return [...parts.slice(0, -1), { offset: last.offset, text: last.text + read.text, end: read.end }];
}

/** Adds a read at the end; one that does not begin there (it came late) changes nothing but the size. */
export function append(window: LogWindow, read: LogRead): LogWindow {
  const size = Math.max(window.size, read.size);
  const follows = window.parts.length === 0 || read.offset === endOf(window);
  if (!follows || read.end === read.offset) return { ...window, size };
  return { size, parts: joined(window.parts, read).slice(-MOST_PARTS) };
}

/** Adds a read before the first; one that does not end there changes nothing but the size. */
export function prepend(window: LogWindow, read: LogRead): LogWindow {
  const size = Math.max(window.size, read.size);
  if (read.end !== startOf(window) || read.end === read.offset) return { ...window, size };
  return { size, parts: [read, ...window.parts].slice(0, MOST_PARTS) };
}

/** Index in the window's text of the character at byte `offset`. Exact while the log is valid UTF-8. */
export function characterAt(window: LogWindow, offset: number): number {
  let characters = 0;
  for (const part of window.parts) {
    if (offset >= part.end) characters += part.text.length;
    else return characters + charactersIn(part.text, Math.max(0, offset - part.offset));
  }
  return characters;
}
