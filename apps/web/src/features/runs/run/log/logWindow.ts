import { bytesBefore, charactersIn } from './utf8.ts';

/** A read of the log: bytes from `offset` to `end`, of `size` so far. */
export interface LogRead {
  offset: number;
  text: string;
  end: number;
  size: number;
}

type Part = Omit<LogRead, 'size'>;

/** The part of a log that is held, bounded however long the log is: reads that follow each other but for folded sections. */
export interface LogWindow {
  parts: readonly Part[];
  /** Where an empty window stands. */
  at: number;
  size: number;
}

/** Bytes of one read, and how many reads are held. */
export const READ_BYTES = 262_144;
const MOST_PARTS = 16;

export const emptyWindow: LogWindow = { parts: [], at: 0, size: 0 };

export function startOf(window: LogWindow): number {
  return window.parts[0]?.offset ?? window.at;
}

export function endOf(window: LogWindow): number {
  return window.parts.at(-1)?.end ?? window.at;
}

export function holds(window: LogWindow, offset: number): boolean {
  return window.parts.length > 0 && offset >= startOf(window) && offset <= endOf(window);
}

export function textOf(window: LogWindow): string {
  return window.parts.map((part) => part.text).join('');
}

/** Small reads at the end of a growing log are put together, so that the bound counts bytes and not reads. */
function joined(parts: LogWindow['parts'], { offset, text, end }: LogRead): LogWindow['parts'] {
  const last = parts.at(-1);
  if (last === undefined || last.end !== offset || end - last.offset > READ_BYTES) {
    return [...parts, { offset, text, end }];
  }
  return [...parts.slice(0, -1), { offset: last.offset, text: last.text + text, end }];
}

/** Adds what was read behind byte `end`; where that is not the end any more (it came late) the size alone changes. */
export function append(window: LogWindow, read: LogRead, end = read.offset): LogWindow {
  const size = Math.max(window.size, read.size);
  const follows = window.parts.length === 0 || end === endOf(window);
  if (!follows || read.end === read.offset) return { ...window, size };
  return { ...window, size, parts: joined(window.parts, read).slice(-MOST_PARTS) };
}

/** Adds what was read before byte `start`; where that is not the start any more the size alone changes. */
export function prepend(window: LogWindow, read: LogRead, start = read.end): LogWindow {
  const size = Math.max(window.size, read.size);
  if (start !== startOf(window) || read.end === read.offset) return { ...window, size };
  const { offset, text, end } = read;
  return { ...window, size, parts: [{ offset, text, end }, ...window.parts].slice(0, MOST_PARTS) };
}

function cut(part: Part, from: number, to: number): Part[] {
  const [offset, end] = [Math.max(part.offset, from), Math.min(part.end, to)];
  if (offset >= end) return [];
  const characters = (at: number) => charactersIn(part.text, at - part.offset);
  return [{ offset, text: part.text.slice(characters(offset), characters(end)), end }];
}

/** Without the bytes of a section that is folded. */
export function without(window: LogWindow, from: number, to: number): LogWindow {
  const parts = window.parts.flatMap((part) => [...cut(part, 0, from), ...cut(part, to, Infinity)]);
  return { ...window, parts, at: from };
}

/** What stands before a section that is opened: what follows has to be read anew. */
export function upTo(window: LogWindow, offset: number): LogWindow {
  return { ...window, parts: window.parts.flatMap((part) => cut(part, 0, offset)), at: offset };
}

/** Where every byte is a character nothing has to be counted. */
function charactersBefore({ offset, text, end }: Part, bytes: number): number {
  return text.length === end - offset ? bytes : charactersIn(text, bytes);
}

/** Index in the window's text of the character at byte `offset`. Exact while the log is valid UTF-8. */
export function characterAt(window: LogWindow, offset: number): number {
  let characters = 0;
  for (const part of window.parts) {
    if (offset >= part.end) characters += part.text.length;
    else return characters + charactersBefore(part, Math.max(0, offset - part.offset));
  }
  return characters;
}

/** The byte offset of the character at an index of the window's text. */
export function offsetAt(window: LogWindow, character: number): number {
  let before = 0;
  for (const part of window.parts) {
    if (character < before + part.text.length)
      return part.offset + bytesBefore(part.text, character - before);
    before += part.text.length;
  }
  return endOf(window);
}
