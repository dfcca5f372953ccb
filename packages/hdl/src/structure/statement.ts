import type { Cursor } from '../read/cursor.ts';

const BLOCK_ENDS: Readonly<Record<string, readonly string[]>> = {
  begin: ['end'],
  fork: ['join', 'join_any', 'join_none'],
  case: ['endcase'],
  casex: ['endcase'],
  casez: ['endcase'],
  randcase: ['endcase'],
  function: ['endfunction'],
  task: ['endtask'],
  class: ['endclass'],
  property: ['endproperty'],
  sequence: ['endsequence'],
  covergroup: ['endgroup'],
  specify: ['endspecify'],
  clocking: ['endclocking'],
  primitive: ['endprimitive'],
};
const WITH_BRACKETS = new Set(['for', 'while', 'repeat', 'foreach', 'wait']);
const PREFIXES = new Set([
  ...['always', 'always_comb', 'always_ff', 'always_latch', 'initial', 'final', 'forever'],
  ...['unique', 'unique0', 'priority', 'default'],
]);

/** Goes behind one statement or generate construct of a module body (A.4.2, A.6). */
export function skipOne(cursor: Cursor): void {
  while (PREFIXES.has(cursor.text)) cursor.take();
  while (skipTiming(cursor));
  if (cursor.done || cursor.accept(';')) return;
  if (Object.hasOwn(BLOCK_ENDS, cursor.text)) return skipNested(cursor);
  if (WITH_BRACKETS.has(cursor.text)) {
    cursor.take();
    skipBrackets(cursor);
    return skipOne(cursor);
  }
  if (cursor.accept('if')) return skipIf(cursor);
  if (cursor.isName() && cursor.is(':', 1) && cursor.is('begin', 2)) cursor.at += 2;
  if (cursor.is('begin')) return skipNested(cursor);
  cursor.skipStatement();
}

function skipIf(cursor: Cursor): void {
  skipBrackets(cursor);
  skipOne(cursor);
  if (cursor.accept('else')) skipOne(cursor);
}

function skipBrackets(cursor: Cursor): void {
  if (cursor.is('(')) cursor.at = cursor.closingWith(cursor.at);
}

/** `@(…)`, `@*`, `@name` and `#delay`. */
function skipTiming(cursor: Cursor): boolean {
  if (!cursor.is('@') && !cursor.is('#')) return false;
  cursor.take();
  if (cursor.is('(')) cursor.at = cursor.closingWith(cursor.at);
  else cursor.take();
  return true;
}

/** A block with those inside it, and the label behind its end. */
function skipNested(cursor: Cursor): void {
  const open: (readonly string[])[] = [];
  while (!cursor.done) {
    const text = cursor.take();
    const ends = Object.hasOwn(BLOCK_ENDS, text) ? BLOCK_ENDS[text] : undefined;
    if (ends) open.push(ends);
    else if (open.at(-1)?.includes(text)) open.pop();
    if (open.length === 0) break;
  }
  if (cursor.is(':') && cursor.isName(1)) cursor.at += 2;
}
