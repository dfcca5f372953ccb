import type { Diagnostic } from '@netloom/model';
import type { Finding, OutputReader } from '../finding.ts';
import { messageOf } from './messageOf.ts';
import { metricsOf, precisionOf } from './ownLine.ts';

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

/** After an error a Verilated model says once more, at its place, that it stops or goes on. */
const isEcho = (diagnostic: Diagnostic, previous: Diagnostic | undefined) =>
  diagnostic.message.startsWith('Verilog $stop') &&
  previous?.severity === 'error' &&
  JSON.stringify(previous.place) === JSON.stringify(diagnostic.place);

/** Reads what a simulation prints, with Verilator or Icarus. */
export function readSimulation(): OutputReader {
  let previous: Diagnostic | undefined;
  let nanoseconds = NaN;
  return (line) => {
    if (line.startsWith('netloom: ')) {
      nanoseconds = precisionOf(line) ?? nanoseconds;
      return metricsOf(line);
    }
    const message = messageOf(line);
    if (!message) return resultOf(line);
    const { diagnostic, ticks = NaN } = message;
    if (isEcho(diagnostic, previous)) return [];
    previous = diagnostic;
    const time = ticks * nanoseconds;
    return [{ type: 'diagnostic', diagnostic: Number.isNaN(time) ? diagnostic : { ...diagnostic, time } }];
  };
}
