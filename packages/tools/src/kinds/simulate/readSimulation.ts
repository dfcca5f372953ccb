import type { Diagnostic, RunStep } from '@netloom/model';
import type { Finding, OutputReader } from '../../finding.ts';
import { outcomeReader } from './outcome/outcomeReader.ts';
import { messageOf } from './messageOf.ts';
import { metricsOf, precisionOf } from './ownLine.ts';
import { sourcesByName } from './sourceNames.ts';

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

type Simulation = Pick<RunStep, 'sources' | 'patterns'>;

/** Reads what a simulation prints, with Verilator or Icarus. */
export function readSimulation({ sources = [], patterns }: Simulation): OutputReader {
  const byName = sourcesByName(sources);
  const read = outcomeReader(patterns);
  const resultOf = (line: string, said = line): Finding[] => {
    const outcome = read(said);
    return outcome ? [{ type: 'result', passed: outcome === 'pass', text: line }] : [];
  };
  let previous: Diagnostic | undefined;
  let nanoseconds = NaN;
  return (line) => {
    if (line.startsWith('netloom: ')) {
      nanoseconds = precisionOf(line) ?? nanoseconds;
      return metricsOf(line);
    }
    const message = messageOf(line);
    if (!message) return resultOf(line);
    const { ticks = NaN, said } = message;
    const diagnostic = completed(message.diagnostic, byName);
    if (isEcho(diagnostic, previous)) return [];
    previous = diagnostic;
    const time = ticks * nanoseconds;
    const timed = Number.isNaN(time) ? diagnostic : { ...diagnostic, time };
    // A bench may announce its result by $info; an error is one whatever it says.
    const result = diagnostic.severity === 'error' ? [] : resultOf(line, said);
    return [{ type: 'diagnostic', diagnostic: timed }, ...result];
  };
}
