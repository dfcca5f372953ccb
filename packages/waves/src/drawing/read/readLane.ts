import { memberOf } from '../text/syntax.ts';
import type { ObjectNode, ValueNode, ValuePath } from '../text/syntax.ts';
import type { Lane, LaneDirection } from '../types.ts';
import { runsOfText } from '../text/styles.ts';
import { fieldOf, numberOf, textOf } from './fields.ts';
import { reportIgnored } from './ignored.ts';
import { readRuns, styled, wordsOfRuns } from './readRuns.ts';
import type { Reports } from './reports.ts';
import { say } from '../wording/sentences.ts';

const LANE_KEYS = ['name', 'wave', 'data', 'node', 'phase', 'period', 'over', 'under', 'netloom'];
const DIRECTIONS: readonly LaneDirection[] = ['clock', 'input', 'output', 'none'];
/** As wide as a vector of Verilator may be without further options. */
export const MOST_BITS = 65_536;

export function readLane(node: ObjectNode, path: ValuePath, reports: Reports): Lane {
  const name = memberOf(node, 'name');
  reportIgnored(node, LANE_KEYS, path, reports);
  return {
    path,
    ...nameOf(name, path, reports),
    wave: textOf(node, 'wave', path, reports) ?? '',
    ...labelsOf(node, path, reports),
    node: textOf(node, 'node', path, reports) ?? '',
    phase: numberOf(node, 'phase', path, reports, { least: -1000, most: 1_000_000 }) ?? 0,
    period: numberOf(node, 'period', path, reports, { least: 0.01, most: 1000 }) ?? 1,
    over: bandOf(node, 'over', path, reports),
    under: bandOf(node, 'under', path, reports),
    ...benchOf(node, path, reports),
  };
}

function bandOf(
  node: ObjectNode,
  key: 'over' | 'under',
  path: ValuePath,
  reports: Reports,
): string | undefined {
  const text = textOf(node, key, path, reports);
  const wrong = [...(text ?? '')].find((char) => !'.012345678'.includes(char));
  if (wrong !== undefined) {
    const said = say('DRAW-WAVE/colour', { char: wrong });
    reports.add('DRAW-WAVE', 'warning', memberOf(node, key)!, [...path, key], said);
  }
  return text;
}

function nameOf(
  node: ValueNode | undefined,
  path: ValuePath,
  reports: Reports,
): Pick<Lane, 'name' | 'nameRuns'> {
  if (node === undefined) return { name: '' };
  const runs = readRuns(node, [...path, 'name'], reports);
  const { runs: nameRuns } = styled(runs);
  return { name: wordsOfRuns(runs).trim(), ...(nameRuns && { nameRuns }) };
}

/** Labels stand in a list, or in one text with spaces between them. */
function labelsOf(node: ObjectNode, path: ValuePath, reports: Reports): Pick<Lane, 'data' | 'dataRuns'> {
  const data = memberOf(node, 'data');
  if (data === undefined) return { data: [] };
  const list =
    data.kind === 'array'
      ? data.items.map((item, i) => readRuns(item, [...path, 'data', i], reports))
      : String(data.kind === 'scalar' ? data.value : '')
          .trim()
          .split(/\s+/)
          .filter(Boolean)
          .map((word) => runsOfText(word));
  if (data.kind !== 'object') {
    const dataRuns = list.map((runs) => styled(runs).runs);
    return { data: list.map(wordsOfRuns), ...(dataRuns.some(Boolean) && { dataRuns }) };
  }
  reports.add('DRAW-FIELD', 'error', data, [...path, 'data'], say('DRAW-FIELD/labels', {}));
  return { data: [] };
}

function benchOf(node: ObjectNode, path: ValuePath, reports: Reports): Pick<Lane, 'direction' | 'width'> {
  const own = fieldOf(node, 'netloom', 'object', path, reports);
  if (own === undefined) return {};
  const below = [...path, 'netloom'];
  reportIgnored(own, ['direction', 'width'], below, reports);
  const direction = textOf(own, 'direction', below, reports) as LaneDirection | undefined;
  const width = numberOf(own, 'width', below, reports, { least: 1, most: MOST_BITS });
  if (direction !== undefined && !DIRECTIONS.includes(direction)) {
    const place = memberOf(own, 'direction') as ValueNode;
    reports.add(
      'DRAW-FIELD',
      'error',
      place,
      [...below, 'direction'],
      say('DRAW-FIELD/direction', { known: DIRECTIONS.join(', ') }),
    );
    return { width };
  }
  return { direction, width: width === undefined ? undefined : Math.round(width) };
}
