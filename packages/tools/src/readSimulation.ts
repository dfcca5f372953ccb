import type { Diagnostic } from '@netloom/model';
import type { Finding, OutputReader } from './finding.ts';
import { sourcePlace } from './sourcePlace.ts';

/** `[time] %Error: file:line: text`, `-Info: …`, as a Verilated model prints severity tasks and failed assertions. */
const MESSAGE = /^(?:\[(\d+)\] )?(?:%(Error|Warning|Fatal)|-(Info)): (?:(.+?):([1-9]\d*): )?(.*)$/;
const ASSERTION = /^Assertion failed in (?:TOP\.)?([^:]+?)(?:: (.*))?$/;
const ZERO_COUNT = /\b0+\s+(?:\w+\s+)?(?:FAIL|PASS)\w*|\b(?:FAIL|PASS)\w*\s*[:=]\s*0+\b/g;

function diagnosticOf(line: string): Diagnostic | undefined {
  const match = MESSAGE.exec(line);
  if (!match) return undefined;
  const [, , percent, info, file, lineNumber, text = ''] = match;
  const assertion = ASSERTION.exec(text);
  // Line 0 stands for a file as a whole.
  const plain = text.replace(/^(\S+):0: /, '$1: ');
  const message = assertion ? assertion[2] || `Assertion failed in ${assertion[1]}` : plain;
  const severity = info ? 'info' : percent === 'Warning' ? 'warning' : 'error';
  return {
    code: `simulation-${severity}`,
    severity,
    message: assertion?.[2] ? `${message} (in ${assertion[1]})` : message,
    place: sourcePlace(file, lineNumber),
  };
}

/**
 * The result that a bench prints: the words PASS, PASSED, FAIL, FAILED or FAILURE in capitals. Counts of zero
 * ("0 FAILED", "FAIL: 0") say nothing by themselves; a line with both words counts as failed.
 */
function resultOf(line: string): Finding[] {
  if (!line.includes('PASS') && !line.includes('FAIL')) return [];
  const text = line.replace(ZERO_COUNT, '');
  if (/(?<![A-Za-z0-9])FAIL(?:ED|URE)?(?![A-Za-z0-9])/.test(text))
    return [{ type: 'result', passed: false, text: line }];
  if (/(?<![A-Za-z0-9])PASS(?:ED)?(?![A-Za-z0-9])/.test(text))
    return [{ type: 'result', passed: true, text: line }];
  return [];
}

/** After an error a Verilated model stops with a second message that only repeats its place. */
const isEcho = (diagnostic: Diagnostic, previous: Diagnostic | undefined) =>
  diagnostic.message === 'Verilog $stop' &&
  previous?.severity === 'error' &&
  JSON.stringify(previous.place) === JSON.stringify(diagnostic.place);

export function readSimulation(): OutputReader {
  let previous: Diagnostic | undefined;
  return (line) => {
    const diagnostic = diagnosticOf(line);
    if (!diagnostic) return resultOf(line);
    if (isEcho(diagnostic, previous)) return [];
    previous = diagnostic;
    return [{ type: 'diagnostic', diagnostic }];
  };
}
