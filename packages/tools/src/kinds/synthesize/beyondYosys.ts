import { withoutComments, withoutStrings } from '@netloom/hdl';

/**
 * What Yosys' own reader takes in no release, and designs of others have (IEEE 1800-2017: 26.3, 12.8, 11.4.13, 10.9, 7.4.2,
 * 6.20.3, 11.4.14, 12.7.3, 6.16, 16.5, 11.4.6, 3.14.2, 8.3, 7.2, 9.2.3).
 */
const BEYOND = [
  /\bimport\s+\w+\s*::|\b(?:return|break|continue|inside|foreach|final|let|class)\b|'\{|\btype\s*\(/,
  /\b(?:input|output)\b[^,;()]*\w\s*\[[^\]]*\]\s*[,)]/,
  /\b(?:parameter|localparam)\s+(?:type|string)\b|#\s*\(\s*(?:type|int|string)\b|\bstring\s+\w/,
  /\{\s*(?:<<|>>)|[=!]=\?|\bstruct\s*(?:signed\s*)?\{|\btime(?:unit|precision)\b/,
  /\bproperty\s*(?:\w|\(\s*@)|\bsequence\s+\w|\bassert\b[^;]*\belse\b/,
];

/**
 * What its newer releases take and older do not: packed arrays of packed arrays, variables of blocks that say how long they
 * live, functions without a value, `unique` and `priority` before `if`, `++i`, and casts to what is named as a type.
 */
const BEYOND_OLD = [
  /\]\s*\[[^\]]*\]\s*[A-Za-z_]/,
  /(?<!\b(?:function|task|module|package|interface|program)\s+)\b(?:automatic|static)\s/,
  /\bfunction\s+(?:automatic\s+)?void\b|\b(?:unique0?|priority)\s+if\b|[;{(]\s*(?:\+\+|--)\s*\w/,
  /\b\w+_(?:t|e)'\s*\(|::\w+'\s*\(/,
];

/** Macros, of which many designs define some for assertions that are empty here, and what is not for synthesis. */
const PASSED_OVER =
  /`define\b(?:[^\n\\]|\\[^])*|`ifndef\s+(?:SYNTHESIS|YOSYS)\b(?:(?!`(?:if|els|endif))[^])*/g;

const saying = (text: string): string => withoutStrings(withoutComments(text)).replace(PASSED_OVER, ' ');

export type Beyond = 'all' | 'old';

/** Which releases of Yosys do not read a text by themselves; undefined where any does. */
export function beyondYosys(text: string): Beyond | undefined {
  const said = saying(text);
  if (BEYOND.some((pattern) => pattern.test(said))) return 'all';
  return BEYOND_OLD.some((pattern) => pattern.test(said)) ? 'old' : undefined;
}

/** Whether memories take their contents from files. */
export const fillsMemories = (text: string): boolean =>
  /\$readmem[bh]\b/.test(withoutStrings(withoutComments(text)));
