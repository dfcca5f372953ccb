import type { Worded } from '@netloom/model';
import { isKeyword } from '../keywords.ts';
import type { Problem } from './syntax.ts';
import { MACRO, PUNCTUATION, WORD } from './tokens.ts';
import type { Tokens } from './tokens.ts';
import { say } from '../wording/sentences.ts';

/** What closes each opening word or bracket; `property`, `clocking` and the like also stand without an end. */
const CLOSERS: Readonly<Record<string, readonly string[]>> = {
  ...{ '(': [')'], '[': [']'], '{': ['}'], begin: ['end'], fork: ['join', 'join_any', 'join_none'] },
  ...{ case: ['endcase'], casex: ['endcase'], casez: ['endcase'], randcase: ['endcase'] },
  ...{ function: ['endfunction'], task: ['endtask'], generate: ['endgenerate'] },
};
const CLOSING = new Set(Object.values(CLOSERS).flat());
const UNIT_ENDS = new Set(['endmodule', 'endinterface', 'endprogram', 'endpackage']);
const STARTS = new Set(['module', 'macromodule']);
/** Behind the name or number that ends an item, these can only follow its semicolon. */
const STARTERS = new Set([
  ...['end', 'endcase', 'endfunction', 'endtask', 'endgenerate', ...UNIT_ENDS],
  ...['assign', 'always', 'always_comb', 'always_ff', 'always_latch', 'initial', 'localparam'],
]);
/** A name or number behind one of these is a label, a delay or an event, and ends no item. */
const BEFORE_LABELS = new Set([':', '#', '@']);
/** A declaration with one of these before it has no body. */
const BODILESS = new Set(['import', 'export', 'extern', 'pure']);

interface Opening {
  text: string;
  index: number;
}

/**
 * The first place between a header and the end of its unit where brackets or blocks do not close each other, or a
 * semicolon is missing. Nothing is said of a body with a macro that is not defined, since any text may stand for it.
 */
export function bodyError(tokens: Tokens, from: number): Problem | undefined {
  const end = endOfBody(tokens, from);
  if (end === undefined) return undefined;
  const open: Opening[] = [];
  for (let index = from; index < end; index++) {
    const kind = tokens.kind(index);
    if (kind !== WORD && kind !== PUNCTUATION) continue;
    const found = missingSemicolon(tokens, index, open) ?? atToken(tokens, index, open);
    if (found) return found;
  }
  return unclosed(tokens, open, tokens.at(end)) ?? missingSemicolon(tokens, end, open);
}

/** Index of the word that ends the unit; nothing where there is none, or text that is not known. */
function endOfBody(tokens: Tokens, from: number): number | undefined {
  for (let index = from; index < tokens.count; index++) {
    const kind = tokens.kind(index);
    if (kind === MACRO) return undefined;
    if (kind !== WORD) continue;
    const text = tokens.at(index);
    if (UNIT_ENDS.has(text)) return index;
    if (STARTS.has(text) && tokens.at(index - 1) !== 'extern') return undefined;
  }
  return undefined;
}

function atToken(tokens: Tokens, index: number, open: Opening[]): Problem | undefined {
  const text = tokens.at(index);
  if (CLOSING.has(text)) return close(tokens, open, { text, index });
  if (Object.hasOwn(CLOSERS, text) && opens(tokens, index, open)) open.push({ text, index });
  return undefined;
}

function opens(tokens: Tokens, index: number, open: readonly Opening[]): boolean {
  const text = tokens.at(index);
  if (text === 'fork') return !['wait', 'disable'].includes(tokens.at(index - 1));
  if (text !== 'function' && text !== 'task') return true;
  if (open.at(-1)?.text === '(') return false;
  for (let at = index - 1; at > index - 6 && tokens.at(at) !== ';'; at--)
    if (BODILESS.has(tokens.at(at))) return false;
  return true;
}

function close(tokens: Tokens, open: Opening[], { text, index }: Opening): Problem | undefined {
  const opening = open.findLastIndex((one) => CLOSERS[one.text]!.includes(text));
  if (opening < 0) return problem(tokens, index, say('HDL/body/nothing', { text: JSON.stringify(text) }));
  return unclosed(tokens, open.splice(opening).slice(1), text);
}

function unclosed(tokens: Tokens, open: readonly Opening[], before: string): Problem | undefined {
  const [first] = open;
  if (!first) return undefined;
  const said = say('HDL/body/unclosed', { text: JSON.stringify(first.text), before: JSON.stringify(before) });
  return problem(tokens, first.index, said);
}

function missingSemicolon(tokens: Tokens, index: number, open: readonly Opening[]): Problem | undefined {
  const text = tokens.at(index);
  if (!STARTERS.has(text) || '([{'.includes(open.at(-1)?.text ?? ' ')) return undefined;
  const before = tokens.at(index - 1);
  const endsItem = tokens.kind(index - 1) !== PUNCTUATION && !isKeyword(before);
  if (!endsItem || BEFORE_LABELS.has(tokens.at(index - 2))) return undefined;
  return problem(tokens, index - 1, say('HDL/body/semicolon', { before, text: JSON.stringify(text) }));
}

function problem(tokens: Tokens, index: number, said: Worded): Problem {
  return { code: 'HDL-SYNTAX', ...said, offset: tokens.start(index) };
}
