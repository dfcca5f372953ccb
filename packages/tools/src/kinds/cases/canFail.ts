import { outcomeOf } from '../simulate/outcome/outcomeOf.ts';

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
/** Statements by which SystemVerilog (IEEE 1800-2017, sections 16 and 20.10) and UVM report what is wrong. */
const REPORTS = /\b(assert|assume|restrict|uvm_error|uvm_fatal)\b|\$(error|fatal|stop)\b/;
const STRING = /"((?:[^"\\\n]|\\.)*)"/g;

/** Whether a source has any statement that could say that a test failed; a bench without one checks nothing. */
export function canFail(text: string): boolean {
  const code = text.replace(COMMENT, ' ');
  if (REPORTS.test(code.replace(STRING, '""'))) return true;
  return [...code.matchAll(STRING)].some(
    ([, said = '']) => outcomeOf(said.replace(/%0?[dh]/g, '3')) === 'fail',
  );
}

/** Calls by which C says that something is wrong, and results of functions other than a plain 0 (C11, 5.1.2.2.3). */
const C_FAILS = /\b(assert|abort|exit|_exit|_Exit)\s*\(|\breturn\s+(?!0\s*;)[^;]/;

/** Whether a C source has any statement by which its program could end with another exit code than 0. */
export function programCanFail(text: string): boolean {
  return C_FAILS.test(text.replace(COMMENT, ' ').replace(STRING, '""'));
}
