import { isMarkup, wordsOf } from '../read/fields.ts';
import { readRuns } from '../read/readRuns.ts';
import { runsOfText } from '../text/styles.ts';
import type { TextRun } from '../text/styles.ts';
import { reportIgnored } from '../read/ignored.ts';
import type { Reports } from '../read/reports.ts';
import type { ArrayNode, ValueNode, ValuePath } from '../text/syntax.ts';
import type { LogicDrawing, LogicNode } from './logicTypes.ts';
import { say } from '../wording/sentences.ts';

const MOST_GATES = 2000;

/** Reads `assign`: a list of `['out', driver]`, where a driver is a name or `['&', …drivers]` (https://github.com/wavedrom/logidrom). */
export function readLogic(root: ValueNode, assign: ArrayNode, reports: Reports): LogicDrawing {
  reportIgnored(root, ['assign'], [], reports);
  const reader = new LogicReader(reports);
  const outputs = assign.items.flatMap((item, index) => {
    const path = ['assign', index];
    const [name, driver, ...more] = item.kind === 'array' ? item.items : [];
    if (name === undefined || driver === undefined) {
      reports.add('DRAW-FIELD', 'error', item, path, say('DRAW-FIELD/assignment', {}));
      return [];
    }
    for (const [i, extra] of more.entries())
      reports.add('DRAW-IGNORED', 'warning', extra, [...path, i + 2], say('DRAW-IGNORED/driver', {}));
    return [{ name: reader.name(name, [...path, 0]), driver: reader.node(driver, [...path, 1]) }];
  });
  return { kind: 'logic', outputs };
}

class LogicReader {
  private readonly reports: Reports;
  private gates = 0;

  constructor(reports: Reports) {
    this.reports = reports;
  }

  name(node: ValueNode, path: ValuePath): TextRun[] {
    if (node.kind === 'object')
      this.reports.add('DRAW-FIELD', 'error', node, path, say('DRAW-FIELD/driver', {}));
    return readRuns(node, path, this.reports);
  }

  node(node: ValueNode, path: ValuePath): LogicNode {
    if (node.kind !== 'array' || isMarkup(node)) return { kind: 'input', name: this.name(node, path) };
    const [type, ...inputs] = node.items;
    if (type === undefined || inputs.length === 0) {
      this.reports.add('DRAW-FIELD', 'error', node, path, say('DRAW-FIELD/gate', {}));
      return { kind: 'input', name: type === undefined ? [] : this.name(type, [...path, 0]) };
    }
    if (++this.gates > MOST_GATES) {
      if (this.gates === MOST_GATES + 1)
        this.reports.add('DRAW-FIELD', 'error', node, path, say('DRAW-FIELD/gates', { most: MOST_GATES }));
      return { kind: 'input', name: runsOfText('…') };
    }
    const below = inputs.map((input, index) => this.node(input, [...path, index + 1]));
    return { kind: 'gate', type: wordsOf(type), inputs: below };
  }
}
