import type { Cursor } from './cursor.ts';

/** Text of a comment that stands behind the next comma, semicolon or bracket on the same line. */
export function commentBehind(cursor: Cursor): string | undefined {
  const { tokens } = cursor;
  const last = [',', ';'].includes(tokens.at(cursor.at)) ? cursor.at : cursor.at - 1;
  const gap = tokens.text.slice(tokens.end(last), tokens.start(last + 1));
  const match = /^[^\S\n]*(?:\/\/([^\n]*)|\/\*([^\n]*?)\*\/)/.exec(gap);
  return clean(match?.[1] ?? match?.[2] ?? '');
}

/** Characters above a declaration that are looked at. */
const NEAR = 4000;

/** The block of line comments, or the one block comment, that ends right above the token at `index`. */
export function commentAbove(cursor: Cursor, index: number): string | undefined {
  const { tokens } = cursor;
  const start = Math.max(tokens.end(index - 1), tokens.start(index) - NEAR);
  const gap = tokens.text.slice(start, tokens.start(index)).replaceAll('\r', '');
  const lines = /((?:^|\n)[^\S\n]*\/\/[^\n]*)+\n[^\S\n]*$/.exec(gap)?.[0].split('\n');
  if (lines) return clean(lines.map((line) => line.replace(/^\s*\/\/+/, '')).join('\n'));
  const block = /\/\*((?:[^*]|\*(?!\/))*)\*\/\s*$/.exec(gap)?.[1];
  return block && clean(block.replaceAll(/^\s*\*+/gm, ''));
}

/** Without decoration; nothing for rulers, licences and tool directives, which describe no interface. */
function clean(text: string): string | undefined {
  const lines = text.split('\n').map((line) => line.replaceAll(/^[\s/*!<=#-]+|[\s*/=#-]+$/g, ''));
  const plain = lines.filter((line) => line !== '').join('\n');
  if (
    plain === '' ||
    /copyright|licen[sc]e|SPDX|^(lint_off|verilator|synopsys|synthesis|pragma)\b/i.test(plain)
  ) {
    return undefined;
  }
  return plain.length > 1000 ? `${plain.slice(0, 999)}…` : plain;
}
