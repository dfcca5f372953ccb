import type { Diagnostic } from '@netloom/model';
import type { Finding, OutputReader } from '../../finding.ts';
import { sourcePlace } from '../../sourcePlace.ts';
import { STOPPED } from './timingScript.ts';

/** How much of the work is done when a stage of the script begins; paths of large designs take the most. */
const STAGES: [RegExp, number][] = [
  [/^Read Liberty/, 0],
  [/^Read netlist/, 0.15],
  [/^Link/, 0.25],
  [/^Read constraints/, 0.3],
  [/^Check constraints/, 0.35],
  [/^Find setup/, 0.45],
  [/^Find hold/, 0.7],
  [/^Corner/, 0.9],
  [/^Summary/, 0.98],
];
const CONSTRAINTS = /^== Read constraints from (.*)$/;
/** `Error: file, 3 text`, `Warning: file, line 3 text`, or without a place. */
const MESSAGE = /^(Error|Warning): (?:([^,]+), (?:line )?(\d+) )?(.*)$/;
const BLACK_BOX = /^module (\S+) not found\.\s+Creating black box for (\S+?)\.?$/;
const SUMMARY =
  /^(setup|hold): worst slack (\S+) ns, total negative slack (\S+) ns, (\d+) of (\d+) endpoints violated$/;

/** OpenSTA names a constraint file without its folder; files outside the tree have no place to go to. */
function placeOf(file: string | undefined, line: string | undefined, sdc: string) {
  const path = sdc.split('/').at(-1) === file ? sdc : file;
  return path?.startsWith('../') || path === 'timing.tcl' ? undefined : sourcePlace(path, line);
}

function messageOf(line: string, sdc: string): Diagnostic | undefined {
  const match = MESSAGE.exec(line);
  if (!match || match[4] === STOPPED) return undefined;
  const [, kind, file, lineNumber, text = ''] = match;
  const place = placeOf(file, lineNumber, sdc);
  const black = BLACK_BOX.exec(text);
  if (black) {
    const message = `module ${black[1]} of ${black[2]} is neither in the netlist nor in a Liberty file: no path through it is timed`;
    return { code: 'opensta-black-box', severity: 'error', message, place };
  }
  const severity = kind === 'Error' ? 'error' : 'warning';
  return { code: `opensta-${severity}`, severity, message: text, place };
}

function summaryOf(line: string): Finding[] {
  const match = SUMMARY.exec(line);
  if (!match) return [];
  const [, check = '', worst = '', total, violations, endpoints] = match;
  const error = (code: string, message: string): Finding => {
    return { type: 'diagnostic', diagnostic: { code, severity: 'error', message } };
  };
  if (worst === 'none') {
    const remedy = 'no clock of the constraints reaches a register; see the unconstrained endpoints';
    return [error('timing-unchecked', `${check}: no path is checked: ${remedy}`)];
  }
  const metric = (name: string, value: unknown, unit: string): Finding => {
    return { type: 'metric', name: `${check} ${name}`, value: Number(value), unit };
  };
  const found = [
    metric('slack', worst, 'ns'),
    metric('total slack', total, 'ns'),
    metric('violations', violations, ''),
  ];
  const text = `${check}: ${violations} of ${endpoints} endpoints violated, worst slack ${worst} ns`;
  return Number(violations) > 0 ? [...found, error('timing-violation', text)] : found;
}

/** OpenSTA under the script of `timingScript`. */
export function readOpenSta(): OutputReader {
  let sdc = '';
  return (line) => {
    if (line.startsWith('== ')) {
      sdc = CONSTRAINTS.exec(line)?.[1] ?? sdc;
      const label = line.slice(3);
      const fraction = STAGES.find(([name]) => name.test(label))?.[1];
      return fraction === undefined ? [] : [{ type: 'progress', fraction, label }];
    }
    const diagnostic = messageOf(line, sdc);
    return diagnostic ? [{ type: 'diagnostic', diagnostic }] : summaryOf(line);
  };
}
