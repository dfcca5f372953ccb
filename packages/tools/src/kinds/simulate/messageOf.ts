import type { Diagnostic, Severity } from '@netloom/model';
import { sourcePlace } from '../../sourcePlace.ts';

/** `[time] %Error: file:line: text`, `-Info: …`, as a Verilated model prints severity tasks and failed assertions. */
const VERILATED = /^(?:\[(\d+)\] )?(?:%(Error|Warning|Fatal)|-(Info)): (?:(.+?):([1-9]\d*): )?(.*)$/;
/** Severity tasks, failed assertions and runtime errors of Icarus's vvp; time and scope are on the next line. */
const INTERPRETED = /^(ERROR|FATAL|WARNING|INFO): (.+?):(\d+): (.*)$/;
const ASSERTION = /^Assertion failed in (?:TOP\.)?([^:]+?)(?:: (.*))?$/;

/** Scopes that Verilator gives to blocks without a name. */
const UNNAMED = /(?:\.unnamedblk\d+)+(?=\.|$)/g;

function severityOf(word: string): Severity {
  const lower = word.toLowerCase();
  return lower === 'info' || lower === 'warning' ? lower : 'error';
}

function textOf(text: string): string {
  const [, scope, said] = ASSERTION.exec(text) ?? [];
  // Line 0 stands for a file as a whole.
  if (scope === undefined) return text.replace(/^(\S+):0: /, '$1: ');
  const named = scope.replace(UNNAMED, '');
  return said ? `${said} (in ${named})` : `Assertion failed in ${named}`;
}

function saidIn(text: string): string {
  const assertion = ASSERTION.exec(text);
  return assertion ? (assertion[2] ?? '') : text;
}

export interface SimulatorMessage {
  diagnostic: Diagnostic;
  /** The bench's own words in it. */
  said: string;
  /** In units of the simulation's precision. */
  ticks?: number;
}

/** What a line of a simulation's output says by a severity task, a failed assertion or the simulator itself. */
export function messageOf(line: string): SimulatorMessage | undefined {
  const verilated = VERILATED.exec(line);
  const [word, file, lineNumber, text] = verilated
    ? [verilated[2] ?? verilated[3], verilated[4], verilated[5], textOf(verilated[6] ?? '')]
    : (INTERPRETED.exec(line)?.slice(1) ?? []);
  if (word === undefined || text === undefined) return undefined;
  const severity = severityOf(word);
  const message = text === '' ? 'Assertion failed' : text;
  const diagnostic = {
    code: `simulation-${severity}`,
    severity,
    message,
    place: sourcePlace(file, lineNumber),
  };
  const said = saidIn(verilated ? (verilated[6] ?? '') : text);
  return verilated?.[1] === undefined
    ? { diagnostic, said }
    : { diagnostic, said, ticks: Number(verilated[1]) };
}
