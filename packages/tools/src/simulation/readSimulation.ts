import type { Diagnostic, RunStep } from '@netloom/model';
import type { Finding, OutputReader } from '../finding.ts';
import { messageOf } from './messageOf.ts';
import { metricsOf, precisionOf } from './ownLine.ts';
import { sourcesByName } from './sourceNames.ts';

const ZERO_COUNT = /\b0+\s+(?:\w+\s+)?(?:FAIL|PASS)\w*|\b(?:FAIL|PASS)\w*\s*[:=]\s*0+\b/g;

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

const lineOf = ({ place }: Diagnostic) => (place?.kind === 'source' ? place.line : undefined);

/** After an error a Verilated model says once more, at its line, that it stops or goes on. */
const isEcho = (diagnostic: Diagnostic, previous: Diagnostic | undefined) =>
  diagnostic.message.startsWith('Verilog $stop') &&
  previous?.severity === 'error' &&
  lineOf(previous) === lineOf(diagnostic);

/** A Verilated model names files by their last part alone. */
function completed(diagnostic: Diagnostic, sources: ReadonlyMap<string, string>): Diagnostic {
  const { place } = diagnostic;
  if (place?.kind !== 'source') return diagnostic;
  return { ...diagnostic, place: { ...place, file: sources.get(place.file) ?? place.file } };
}

/** Reads what a simulation prints, with Verilator or Icarus. */
export function readSimulation({ sources = [] }: Pick<RunStep, 'sources'>): OutputReader {
  const byName = sourcesByName(sources);
  let previous: Diagnostic | undefined;
  let nanoseconds = NaN;
  return (line) => {
    if (line.startsWith('netloom: ')) {
      nanoseconds = precisionOf(line) ?? nanoseconds;
      return metricsOf(line);
    }
    const message = messageOf(line);
    if (!message) return resultOf(line);
    const { ticks = NaN } = message;
    const diagnostic = completed(message.diagnostic, byName);
    if (isEcho(diagnostic, previous)) return [];
    previous = diagnostic;
    const time = ticks * nanoseconds;
    return [{ type: 'diagnostic', diagnostic: Number.isNaN(time) ? diagnostic : { ...diagnostic, time } }];
  };
}
