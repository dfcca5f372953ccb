import type { Diagnostic } from '@netloom/model';
import type { OutputReader } from '../../../finding.ts';
import { sourcePlace } from '../../../sourcePlace.ts';

/** `file:line: error: message`; `sorry` is a feature that Icarus lacks, `syntax error` has no message of its own. */
const MESSAGE = /^(.+?):(\d+): (?:(error|sorry|warning|internal error|assert): )?(.*)$/;
/** Errors without a place, such as of options and of missing files. */
const PLACELESS = /^(?:error: (.*)|(.+: No such file or directory))$/i;

/** Options that only hide what is not checked then. */
const HINT = / Try -gno-assertions.*$/;

function diagnosticOf(line: string): Diagnostic | undefined {
  const placed = MESSAGE.exec(line);
  if (placed) {
    const [, file, lineNumber, kind, text = ''] = placed;
    if (kind === undefined && !/^(syntax error|parse error)/.test(text)) return undefined;
    const severity = kind === 'warning' ? 'warning' : 'error';
    const message = kind === 'sorry' ? `not supported by Icarus Verilog: ${text.replace(HINT, '')}` : text;
    return { code: `icarus-${kind ?? 'syntax'}`, severity, message, place: sourcePlace(file, lineNumber) };
  }
  const [, text, missing] = PLACELESS.exec(line) ?? [];
  const message = text ?? missing;
  return message === undefined ? undefined : { code: 'icarus-error', severity: 'error', message };
}

/** Messages of Icarus's compiler; the closing count of errors is left out. */
export function readIcarus(): OutputReader {
  return (line) => {
    const diagnostic = diagnosticOf(line);
    return diagnostic ? [{ type: 'diagnostic', diagnostic }] : [];
  };
}
