import type { Diagnostic, Severity } from '@netloom/model';
import type { Finding, OutputReader } from './finding.ts';
import { sourcePlace } from './sourcePlace.ts';

/** `%Error-CODE: file:line:column: message`; code and place may be missing. */
const MESSAGE = /^%(Error|Warning)(?:-([A-Z0-9_]+))?: (?:(.+?):(\d+):(?:(\d+):)? )?(.*)$/;

function verilatorDiagnostic(line: string): Diagnostic | undefined {
  const match = MESSAGE.exec(line);
  if (!match) return undefined;
  const [, kind, code, file, lineNumber, column, message = ''] = match;
  const severity: Severity = kind === 'Error' ? 'error' : 'warning';
  return {
    code: code ? `verilator-${code}` : `verilator-${severity}`,
    severity,
    message,
    place: sourcePlace(file, lineNumber, column),
  };
}

/** Verilator's own messages; the closing "Exiting due to" only counts those before it. */
export function readVerilator(): OutputReader {
  return (line) => {
    const diagnostic = verilatorDiagnostic(line);
    if (!diagnostic || /^Exiting due to \d+/.test(diagnostic.message)) return [];
    return [{ type: 'diagnostic', diagnostic }] satisfies Finding[];
  };
}
