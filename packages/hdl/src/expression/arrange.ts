import { evaluateConstant } from './evaluate.ts';
import { parse } from './parser.ts';
import { ExpressionError } from './syntax.ts';
import type { Node } from './syntax.ts';

const PRODUCTS = new Set(['*', '/', '%', '**']);
const SUMS = new Set([...PRODUCTS, '+', '-']);

function syntaxOf(text: string): Node | undefined {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

/** An expression as an operand of any operator: in brackets unless it is a name, number, call or the like. */
export function operand(text: string): string {
  const node = syntaxOf(text);
  return node && !['unary', 'binary', 'conditional', 'inside'].includes(node.kind) ? text : `(${text})`;
}

/** Without brackets around the whole. */
function unwrapped(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at > 0 && at === text.length - 1 ? unwrapped(text.slice(1, -1).trim()) : text;
  }
  return text;
}

/** `whole + 1`, without what cancels out: `W-1` gives `W`. */
export function plusOne(whole: string): string {
  const text = unwrapped(whole);
  const node = syntaxOf(text);
  if (node?.kind === 'binary' && node.operator === '-') {
    const { right } = node;
    const isOne =
      right.kind === 'constant' && right.constant.kind === 'integer' && right.constant.value === 1n;
    if (isOne) return text.slice(0, node.column - 1).trim();
  }
  const bare = node && (node.kind !== 'binary' || SUMS.has(node.operator)) && node.kind !== 'conditional';
  return simplified(`${bare ? text : `(${text})`} + 1`);
}

/** Product of the factors without those that are 1. */
export function product(factors: string[]): string {
  const [first = '1', ...rest] = factors.filter((factor) => factor !== '1');
  if (rest.length === 0) return first;
  return simplified([first, ...rest].map(asFactor).join(' * '));
}

function asFactor(text: string): string {
  const node = syntaxOf(text);
  return node?.kind === 'binary' && node.operator === '*' ? text : operand(text);
}

export function sum(terms: string[]): string {
  const known = terms.filter((term) => /^\d+$/.test(term));
  const rest = terms
    .filter((term) => !/^\d+$/.test(term))
    .map((term) => {
      const node = syntaxOf(term);
      return node?.kind === 'binary' && SUMS.has(node.operator) ? term : operand(term);
    });
  const constant = known.reduce((total, term) => total + BigInt(term), 0n);
  if (constant > 0n || rest.length === 0) rest.push(String(constant));
  return rest.join(' + ');
}

/** The number, in decimal, of an integer expression without names; other expressions as they are. */
export function simplified(text: string): string {
  if (/^\d+$/.test(text)) return text;
  const result = evaluateConstant(text, {});
  const known = result.ok && result.value.kind === 'integer' && result.value.value >= 0n;
  return known ? String(result.value.value) : text;
}
