import { sayOfTools as say } from '@netloom/model';
import type { Diagnostic, Severity } from '@netloom/model';
import { sourcePlace } from '../../sourcePlace.ts';

const LATCH = /^Latch inferred for signal `(.*?)' from process `(.*?\$proc\$(.*?):(\d+)\$.*?)'/;
/** Yosys goes no further where it is one of always_comb. */
const FORBIDDEN =
  /^ERROR: Latch inferred for signal `(.*?)' from always_comb process `.*?\$proc\$(.*?):(\d+)\$/;
/** A process of always_latch, as the script has them listed. */
const LISTED = /^(\S+)\/(\$proc\$\S+)$/;
/** A name without the sign of names that the source gives. */
const plain = (name: string) => name.replaceAll('\\', '');

/** A signal that keeps its value where nothing is assigned. Only the `always` of Verilog may mean it and not say so. */
export function latchDiagnostic(
  signal: string,
  severity: Severity,
  ...place: Parameters<typeof sourcePlace>
): Diagnostic {
  const said = say('TOOL/yosys/latch', { signal: plain(signal) });
  return { code: 'yosys-latch', severity, ...said, place: sourcePlace(...place) };
}

/** What Yosys says of latches: those of always_latch, which are listed before, are meant. */
export function latchReader(): (line: string) => Diagnostic | 'meant' | undefined {
  const meant = new Set<string>();
  return (line) => {
    const listed = LISTED.exec(line);
    if (listed) meant.add(plain(`${listed[1]}.${listed[2]}`));
    const [, forbidden, file, lineNumber] = FORBIDDEN.exec(line) ?? [];
    if (forbidden !== undefined) return latchDiagnostic(forbidden, 'error', file, lineNumber);
    const [, signal, process = '', at, atLine] = LATCH.exec(line) ?? [];
    if (signal === undefined) return undefined;
    return meant.has(plain(process)) ? 'meant' : latchDiagnostic(signal, 'warning', at, atLine);
  };
}
