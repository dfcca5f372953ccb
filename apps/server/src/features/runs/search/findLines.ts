import type { ReplyOf, searchLog } from '@netloom/contract';
import { LogPieces } from './logPieces.ts';
import { matcherOf } from './matcher.ts';
import type { Matcher } from './matcher.ts';

const NEWLINE = 0x0a;
const TEXT_CHARACTERS = 1000;
/** Of UTF-8 a character takes four bytes at most. */
const TEXT_BYTES = 4 * TEXT_CHARACTERS;

export interface LogQuery {
  /** Path of the log. */
  log: string;
  text: string;
  matchCase: boolean;
  regularExpression: boolean;
  offset: number;
  direction: 'next' | 'previous';
  limit: number;
}

export type FoundLines = ReplyOf<typeof searchLog>;

/** Collects the lines of matches, each line once. */
class Found {
  readonly lines: FoundLines['lines'] = [];
  private readonly log: LogPieces;

  constructor(log: LogPieces) {
    this.log = log;
  }

  add(match: number): void {
    const offset = this.log.lineStart(match);
    if (this.lines.at(-1)?.offset === offset) return;
    const [text = ''] = this.log.read(offset, TEXT_BYTES).toString('utf8').split(/\r?\n/, 1);
    this.lines.push({ offset, match, text: text.slice(0, TEXT_CHARACTERS) });
  }
}

function findNext(log: LogPieces, matcher: Matcher, from: number, limit: number): FoundLines {
  const found = new Found(log);
  for (const { offset, bytes } of log.forward(log.lineStart(Math.min(from, log.size)))) {
    const finder = matcher(bytes);
    let at = finder.next(Math.max(0, from - offset));
    while (at !== -1) {
      found.add(offset + at);
      const newline = bytes.indexOf(NEWLINE, at);
      const end = newline === -1 ? bytes.length : newline + 1;
      if (found.lines.length === limit)
        return { lines: found.lines, nextOffset: end + offset < log.size ? end + offset : null };
      at = end < bytes.length ? finder.next(end) : -1;
    }
  }
  return { lines: found.lines, nextOffset: null };
}

function findPrevious(log: LogPieces, matcher: Matcher, before: number, limit: number): FoundLines {
  const found = new Found(log);
  for (const { offset, bytes } of log.backward(log.lineEnd(Math.min(before, log.size)))) {
    const finder = matcher(bytes);
    let at = finder.previous(Math.min(bytes.length, before - offset));
    while (at !== -1) {
      found.add(offset + at);
      const start = at > 0 ? bytes.lastIndexOf(NEWLINE, at - 1) + 1 : 0;
      if (found.lines.length === limit) return { lines: found.lines, nextOffset: start + offset || null };
      at = finder.previous(start);
    }
  }
  return { lines: found.lines, nextOffset: null };
}

/** Lines of a log with a match at `offset` or after it, or before it. Blocks while it searches. */
export function findLines(query: LogQuery): FoundLines {
  const matcher = matcherOf(query.text, query.matchCase, query.regularExpression);
  const log = new LogPieces(query.log);
  const find = query.direction === 'next' ? findNext : findPrevious;
  try {
    return find(log, matcher, query.offset, query.limit);
  } finally {
    log.close();
  }
}
