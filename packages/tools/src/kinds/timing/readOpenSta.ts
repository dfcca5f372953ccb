import { sayOfTools as say } from '@netloom/model';
import type { Diagnostic, Worded } from '@netloom/model';
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
    const [, module = '', instance = ''] = black;
    const said = say('TOOL/timing/black-box', { module, instance });
    return { code: 'opensta-black-box', severity: 'error', ...said, place };
  }
  const severity = kind === 'Error' ? 'error' : 'warning';
  return { code: `opensta-${severity}`, severity, message: text, place };
}

function summaryOf(line: string): Finding[] {
  const match = SUMMARY.exec(line);
  if (!match) return [];
  const [, check = '', worst = '', total, violations = '', endpoints = ''] = match;
  const error = (code: string, said: Worded): Finding => {
    return { type: 'diagnostic', diagnostic: { code, severity: 'error', ...said } };
  };
  if (worst === 'none') {
    return [error('timing-unchecked', say('TOOL/timing/unchecked', { check }))];
  }
  const metric = (name: string, value: unknown, unit: string): Finding => {
    return { type: 'metric', name: `${check} ${name}`, value: Number(value), unit };
  };
  const found = [
    metric('slack', worst, 'ns'),
    metric('total slack', total, 'ns'),
    metric('violations', violations, ''),
  ];
  const said = say('TOOL/timing/violation', { check, violations, endpoints, worst });
  return Number(violations) > 0 ? [...found, error('timing-violation', said)] : found;
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
