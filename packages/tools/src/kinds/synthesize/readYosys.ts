import type { Diagnostic, Severity } from '@netloom/model';
import type { Finding, OutputReader } from '../../finding.ts';
import { sourcePlace } from '../../sourcePlace.ts';
import { sayOfTools as say } from '@netloom/model';
import { latchReader } from './latches.ts';
import { loopReader } from './readLoops.ts';
import { isOldYosys } from './yosysRelease.ts';
import { WITHOUT_CONTENTS } from './yosysScript.ts';

/** `file:line: Warning: text`; the place may be missing, and may name columns, `file:1.2-3.4`. */
const MESSAGE = /^(?:(.+?):(\d+)(?:\.(\d+)-[\d.]+)?: )?(Warning|ERROR): (.*)$/;
/** Numbered passes, `7.6.1. Executing OPT_EXPR pass (perform const folding).` */
const PASS = /^(\d+)(?:\.(\d+))?[\d.]* Executing (.*?)\.?$/;
const NO_AREA = /^Warning: the library says no area of (\S+)$/;
const TOTALS = /^Totals of .*:$/;
const TOTAL = /^ {2}([a-z-]+): ([\d.]+)$/;
const VERSION = /^ ?Yosys (\d+\.\d+)/;

/** Of slang: `file:line:column: warning: text [-Wname]`. */
const SLANG = /^(.+?):(\d+):(\d+): (warning|error): (.*)$/;

function slangDiagnostic(line: string): Diagnostic | undefined {
  const match = SLANG.exec(line);
  if (!match) return undefined;
  const [, file, lineNumber, column, kind, message = ''] = match;
  const severity = kind as Severity;
  return { code: `slang-${severity}`, severity, message, place: sourcePlace(file, lineNumber, column) };
}

function diagnosticOf(line: string): Diagnostic | undefined {
  const [, cell] = NO_AREA.exec(line) ?? [];
  if (cell)
    return { code: 'latch-without-area', severity: 'warning', ...say('TOOL/yosys/latch-area', { cell }) };
  const match = MESSAGE.exec(line);
  if (!match) return undefined;
  const [, file, lineNumber, column, kind, text = ''] = match;
  const severity: Severity = kind === 'ERROR' ? 'error' : 'warning';
  return {
    code: `yosys-${severity}`,
    severity,
    message: text.replaceAll('\\', ''),
    place: sourcePlace(file, lineNumber, column),
  };
}

/** How many passes follow is not known beforehand: each major one halves what is left of a part, approaching 0.95. */
function fractionOf(major: number, minor: number): number {
  return 0.95 * (1 - 0.97 ** (major + minor));
}

const NO_CONTENTS: Diagnostic = {
  code: 'yosys-no-contents',
  severity: 'warning',
  ...say('TOOL/yosys/no-contents', {}),
};
const NEWER_SYNTAX: Diagnostic = {
  code: 'yosys-newer-syntax',
  severity: 'info',
  ...say('TOOL/yosys/newer', {}),
};
/** Messages, once each; those of loops and latches as often as they are of another signal. */
function messageReader(): (line: string) => Diagnostic[] {
  const seen = new Set<string>();
  const latches = latchReader();
  const loops = loopReader();
  return (line) => {
    const { taken, told } = loops(line);
    const latch = taken ? 'meant' : latches(line);
    const other = latch === undefined ? (diagnosticOf(line) ?? slangDiagnostic(line)) : latch;
    const said = [told, other].filter((each) => each !== undefined && each !== 'meant');
    return said.filter((each) => {
      const key = JSON.stringify(each);
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
  };
}

/** Yosys and the programs beside it: progress from pass numbers, messages, totals as metrics. */
export function readYosys(): OutputReader {
  const messages = messageReader();
  let inTotals = false;
  let old = false;
  return (line) => {
    const [, version] = VERSION.exec(line) ?? [];
    if (version !== undefined) old = isOldYosys(version);
    const total = inTotals ? TOTAL.exec(line) : null;
    inTotals = TOTALS.test(line) || total !== null;
    if (total) return [{ type: 'metric', name: total[1]!, value: Number(total[2]), unit: '' }];
    const diagnostics = line === WITHOUT_CONTENTS ? [NO_CONTENTS] : messages(line);
    const refused = diagnostics.some(
      ({ severity, message }) => severity === 'error' && /syntax error/.test(message),
    );
    const all = refused && old ? [...diagnostics, NEWER_SYNTAX] : diagnostics;
    return [...all.map((diagnostic): Finding => ({ type: 'diagnostic', diagnostic })), ...progressOf(line)];
  };
}

function progressOf(line: string): Finding[] {
  const pass = PASS.exec(line);
  if (!pass) return [];
  const fraction = fractionOf(Number(pass[1]), Number(pass[2] ?? 0));
  return [{ type: 'progress', fraction, label: pass[3]! }];
}
