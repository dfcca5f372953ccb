import type { Worded } from '@netloom/model';
import { say } from '../../wording/sentences.ts';

/** A stretch of a file that belongs to its user: what stands between a pair of markers. */
export interface Section {
  name: string;
  /** Line of the opening marker, counted from 1. */
  line: number;
  /** The markers as they stand in the text. */
  begin: string;
  end: string;
  /** Between the markers, without them. */
  body: readonly string[];
}

/** Markers that do not pair up. */
export interface MarkerFault {
  line: number;
  said: Worded;
}

/** Between pairs of markers a text is the generator's. */
export type Piece = { kind: 'text'; lines: readonly string[] } | { kind: 'section'; section: Section };

export interface Marked {
  /** Of use only without faults. */
  pieces: readonly Piece[];
  faults: readonly MarkerFault[];
}

const MARKER = /^\s*(?:\/\*|#|\/\/)\s*USER CODE (BEGIN|END)\s+(.*?)\s*(?:\*\/)?\s*$/;

/** Lines of a text, whichever way they end. */
export function linesOf(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
}

interface Open {
  name: string;
  line: number;
  start: number;
}

/** Takes a text apart at its markers `USER CODE BEGIN name` and `USER CODE END name`, each alone on its line. */
export function readMarkers(text: string): Marked {
  const lines = linesOf(text);
  const pieces: Piece[] = [];
  const faults: MarkerFault[] = [];
  const firstLines = new Map<string, number>();
  let open: Open | undefined;
  let start = 0;
  lines.forEach((content, index) => {
    const [, word, name = ''] = MARKER.exec(content) ?? [];
    if (word === undefined) return;
    const line = index + 1;
    const fault = faultOf(word, name, open, firstLines);
    if (fault !== undefined) faults.push({ line, said: fault });
    if (word === 'BEGIN') {
      // After a fault too, so that one lost marker is one fault.
      if (!firstLines.has(name)) firstLines.set(name, line);
      pieces.push({ kind: 'text', lines: lines.slice(start, index) });
      open = { name, line, start: index + 1 };
    } else if (open !== undefined) {
      const body = lines.slice(open.start, index);
      const begin = lines[open.start - 1]!;
      pieces.push({ kind: 'section', section: { name, line: open.line, begin, end: content, body } });
      open = undefined;
      start = index + 1;
    }
  });
  if (open !== undefined)
    faults.push({ line: open.line, said: say('user-code/unclosed', { name: open.name }) });
  else pieces.push({ kind: 'text', lines: lines.slice(start) });
  return { pieces, faults };
}

function faultOf(
  word: string,
  name: string,
  open: Open | undefined,
  firstLines: ReadonlyMap<string, number>,
): Worded | undefined {
  if (name === '') return say('user-code/no-name', { word });
  if (word === 'END') {
    if (open === undefined) return say('user-code/never-begun', { name });
    return open.name === name
      ? undefined
      : say('user-code/other-end', { name, open: open.name, line: open.line });
  }
  if (open !== undefined) return say('user-code/inside', { name, open: open.name, line: open.line });
  const first = firstLines.get(name);
  return first === undefined ? undefined : say('user-code/twice', { name, line: first });
}

/** The sections of pieces. */
export function sectionsOf(pieces: readonly Piece[]): Section[] {
  return pieces.flatMap((piece) => (piece.kind === 'section' ? [piece.section] : []));
}

/** Nothing but blank lines. */
export function isBlank(body: readonly string[]): boolean {
  return body.every((line) => line.trim() === '');
}
