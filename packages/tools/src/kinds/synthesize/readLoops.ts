import { sayOfTools as say } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import { sourcePlace } from '../../sourcePlace.ts';
import { latchDiagnostic } from './latches.ts';

// Yosys' `check` tells of a loop in several lines: its module, its cells, its nets.
const LOOP = /^Warning: found logic loop in module (.+):$/;
const CELL = /^ {4}cell (\S+) \(\S+\)(?: source: (.*))?$/;
const WIRE = /^ {4}wire \\(\S+)/;
/** Lines of a loop, among them which bit of a cell leads to which. */
const OF_LOOP = /^ {4}/;
/** Nets that the script has named, for static timing. */
const OWN_NAME = /^_\d+_$/;
/** `file:line.column-line.column`, or the line alone. */
const RANGE = /^(.*?):(\d+)(?:\.(\d+)[-\d.]*)?$/;
/** A multiplexer that a process was made into. */
const OF_PROCESS = /\$procmux\$\d+$/;

interface Loop {
  module: string;
  cells: string[];
  /** With names that the source gives. */
  nets: Set<string>;
  ranges: string[];
}

/** Where the outermost of its statements begins. */
function placeOf({ ranges }: Loop) {
  const places = ranges.flatMap((range) => {
    const [, file, line, column] = RANGE.exec(range) ?? [];
    return sourcePlace(file, line, column) ?? [];
  });
  return places.sort((a, b) => a.line - b.line)[0];
}

function said(loop: Loop): Diagnostic {
  const { module, cells, nets } = loop;
  const place = placeOf(loop);
  const names = [...nets].map((net) => `${module}.${net}`);
  // Slang makes of an always_comb that leaves a signal alone a signal which selects itself.
  if (names.length === 1 && cells.length > 0 && cells.every((cell) => OF_PROCESS.test(cell)))
    return { ...latchDiagnostic(names[0]!, 'error'), place };
  const through = [...nets].join(', ') || cells.join(', ');
  return { code: 'yosys-loop', severity: 'warning', ...say('TOOL/yosys/loop', { module, through }), place };
}

function take(line: string, { cells, nets, ranges }: Loop): void {
  const [, cell, sources = ''] = CELL.exec(line) ?? [];
  if (cell !== undefined) {
    cells.push(cell);
    ranges.push(...sources.split('|'));
  }
  const [, net] = WIRE.exec(line) ?? [];
  if (net !== undefined && !OWN_NAME.test(net)) nets.add(net);
}

/** Loops of logic, each told with the line that follows it: `taken` is a line of one. */
export function loopReader(): (line: string) => { taken: boolean; told?: Diagnostic } {
  let loop: Loop | undefined;
  return (line) => {
    if (loop && OF_LOOP.test(line)) {
      take(line, loop);
      return { taken: true };
    }
    const told = loop && said(loop);
    const [, module] = LOOP.exec(line) ?? [];
    loop = module === undefined ? undefined : { module, cells: [], nets: new Set(), ranges: [] };
    return { taken: loop !== undefined, ...(told && { told }) };
  };
}
