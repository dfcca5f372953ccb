import { outcomeOf } from '../simulate/outcome/outcomeOf.ts';

/** A string, which may have what looks like a comment in it, or a comment. */
const STRING_OR_COMMENT = /"(?:[^"\\\n]|\\.)*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
/** Statements by which SystemVerilog (IEEE 1800-2017, sections 16 and 20.10) and UVM report what is wrong. */
const REPORTS = /\b(assert|assume|restrict|uvm_error|uvm_fatal)\b|\$(error|fatal|stop)\b/;
const STRING = /"((?:[^"\\\n]|\\.)*)"/g;

const uncommented = (text: string) =>
  text.replace(STRING_OR_COMMENT, (found) => (found.startsWith('"') ? found : ' '));

/** Whether a source has any statement that could say that a test failed; a bench without one checks nothing. */
export function canFail(text: string): boolean {
  const code = uncommented(text);
  return REPORTS.test(code.replace(STRING, '""')) || saysFail(code);
}

/** Whether any of its strings, printed with numbers in it, would be taken for a failure. */
const saysFail = (code: string): boolean =>
  [...code.matchAll(STRING)].some(
    ([, said = '']) =>
      outcomeOf(said.replace(/\\[nrt]/g, ' ').replace(/%[-+ #0]*\d*l{0,2}[dhuxXib]/g, '3')) === 'fail',
  );

/** Values that say that all went well (C11, 7.22.4.4). */
const FINE = String.raw`\(*\s*(?:0[xX]?0*[uUlL]*|EXIT_SUCCESS)\s*\)*`;
/** Calls by which C says that something is wrong (C11, 7.2 and 7.22.4), and code of which nothing is said. */
const C_FAILS = new RegExp(
  String.raw`\b(?:assert|abort)\s*\(|\b(?:exit|_exit|_Exit|quick_exit)\s*\((?!${FINE}\s*\)\s*;)|\b(?:asm|__asm__)\b`,
);
/** What main returns is the exit code (C11, 5.1.2.2.3). */
const C_RETURNS = new RegExp(String.raw`\breturn\s+(?!${FINE}\s*;)[^;]`);
const MAIN = /\bmain\s*\([^)]*\)\s*\{/;

/** The text from a brace to the one that closes it; to the end where none does. */
function braced(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}' && --depth === 0) return text.slice(0, at);
  }
  return text;
}

/** Whether a C source has any statement by which its program could end otherwise than well, or say that it did. */
export function programCanFail(text: string): boolean {
  const code = uncommented(text);
  const plain = code.replace(STRING, '""');
  const main = MAIN.exec(plain);
  if (C_FAILS.test(plain)) return true;
  if (main !== null && C_RETURNS.test(braced(plain.slice(main.index + main[0].length - 1)))) return true;
  return saysFail(code);
}
