import type { Diagnostic, Severity } from '@netloom/model';
import type { Finding, OutputReader } from '../../finding.ts';
import { sourcePlace } from '../../sourcePlace.ts';
import { sayOfTools as say } from '@netloom/model';
import { WITHOUT_CONTENTS } from './yosysScript.ts';

/** `file:line: Warning: text`; the place may be missing, and may name columns, `file:1.2-3.4`. */
const MESSAGE = /^(?:(.+?):(\d+)(?:\.(\d+)-[\d.]+)?: )?(Warning|ERROR): (.*)$/;
/** Numbered passes, `7.6.1. Executing OPT_EXPR pass (perform const folding).` */
const PASS = /^(\d+)(?:\.(\d+))?[\d.]* Executing (.*?)\.?$/;
const LATCH = /^Latch inferred for signal `(.*?)' from process `(.*?\$proc\$(.*?):(\d+)\$.*?)'/;
/** A process of always_latch, as the script has them listed. */
const LISTED = /^(\S+)\/(\$proc\$\S+)$/;
/** A name without the sign of names that the source gives. */
const plain = (name: string) => name.replaceAll('\\', '');
const NO_AREA = /^Warning: the library says no area of (\S+)$/;
const TOTALS = /^Totals of .*:$/;
const TOTAL = /^ {2}([a-z-]+): ([\d.]+)$/;
const VERSION = /^ ?Yosys (\d+)\.(\d+)/;

/** In Verilog nothing says that a latch is meant; in SystemVerilog always_latch does. */
const saysLatches = (file: string) => !file.endsWith('.v');

function latchOf([, signal = '', , file = '', lineNumber]: RegExpExecArray): Diagnostic {
  const said = say('TOOL/yosys/latch', { signal: signal.replaceAll('\\', '') });
  const severity = saysLatches(file) ? 'error' : 'warning';
  return { code: 'yosys-latch', severity, ...said, place: sourcePlace(file, lineNumber) };
}

/** Of slang: `file:line:column: warning: text [-Wname]`. */
const SLANG = /^(.+?):(\d+):(\d+): (warning|error): (.*)$/;

function slangDiagnostic(line: string): Diagnostic | undefined {
  const match = SLANG.exec(line);
  if (!match) return undefined;
  const [, file, lineNumber, column, kind, message = ''] = match;
  const severity = kind as Severity;
  return { code: `slang-${severity}`, severity, message, place: sourcePlace(file, lineNumber, column) };
}

/** `meant`: processes of always_latch. */
function diagnosticOf(line: string, meant: ReadonlySet<string>): Diagnostic | undefined {
  const latch = LATCH.exec(line);
  if (latch) return meant.has(plain(latch[2]!)) ? undefined : latchOf(latch);
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
/** The WebAssembly build and its like. */
const NEWER_VERSION = 40;

/** Yosys and the programs beside it: progress from pass numbers, messages once each, totals as metrics. */
export function readYosys(): OutputReader {
  const seen = new Set<string>();
  const meant = new Set<string>();
  let inTotals = false;
  let old = false;
  return (line) => {
    const version = VERSION.exec(line);
    if (version) old = Number(version[1]) === 0 && Number(version[2]) < NEWER_VERSION;
    const total = inTotals ? TOTAL.exec(line) : null;
    inTotals = TOTALS.test(line) || total !== null;
    if (total) return [{ type: 'metric', name: total[1]!, value: Number(total[2]), unit: '' }];
    const pass = PASS.exec(line);
    if (pass) {
      const fraction = fractionOf(Number(pass[1]), Number(pass[2] ?? 0));
      return [{ type: 'progress', fraction, label: pass[3]! }];
    }
    if (line === WITHOUT_CONTENTS) return [{ type: 'diagnostic', diagnostic: NO_CONTENTS }];
    const listed = LISTED.exec(line);
    if (listed) meant.add(plain(`${listed[1]}.${listed[2]}`));
    const diagnostic = diagnosticOf(line, meant) ?? slangDiagnostic(line);
    if (!diagnostic || seen.has(line)) return [];
    seen.add(line);
    const findings: Finding[] = [{ type: 'diagnostic', diagnostic }];
    const refused = diagnostic.severity === 'error' && /syntax error/.test(diagnostic.message);
    return refused && old ? [...findings, { type: 'diagnostic', diagnostic: NEWER_SYNTAX }] : findings;
  };
}
