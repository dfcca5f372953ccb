import { memberOf } from '../text/syntax.ts';
import type { ObjectNode, ValueNode, ValuePath } from '../text/syntax.ts';
import type { Lane, LaneDirection } from '../types.ts';
import { fieldOf, numberOf, textOf, wordsOf } from './fields.ts';
import type { Reports } from './reports.ts';

const DIRECTIONS: readonly LaneDirection[] = ['clock', 'input', 'output', 'none'];
/** As wide as a vector of Verilator may be without further options. */
export const MOST_BITS = 65_536;

export function readLane(node: ObjectNode, path: ValuePath, reports: Reports): Lane {
  const name = memberOf(node, 'name');
  return {
    path,
    name: name === undefined ? '' : wordsOf(name).trim(),
    wave: textOf(node, 'wave', path, reports) ?? '',
    data: labelsOf(node, path, reports),
    node: textOf(node, 'node', path, reports) ?? '',
    phase: numberOf(node, 'phase', path, reports, { least: -1000, most: 1_000_000 }) ?? 0,
    period: numberOf(node, 'period', path, reports, { least: 0.01, most: 1000 }) ?? 1,
    ...benchOf(node, path, reports),
  };
}

/** Labels stand in a list, or in one text with spaces between them. */
function labelsOf(node: ObjectNode, path: ValuePath, reports: Reports): string[] {
  const data = memberOf(node, 'data');
  if (data === undefined) return [];
  if (data.kind === 'array') return data.items.map(wordsOf);
  if (data.kind === 'scalar') return String(data.value).trim().split(/\s+/).filter(Boolean);
  reports.add('DRAW-FIELD', 'error', data, [...path, 'data'], 'must be a list of texts, or one text');
  return [];
}

function benchOf(node: ObjectNode, path: ValuePath, reports: Reports): Pick<Lane, 'direction' | 'width'> {
  const own = fieldOf(node, 'netloom', 'object', path, reports);
  if (own === undefined) return {};
  const below = [...path, 'netloom'];
  const direction = textOf(own, 'direction', below, reports) as LaneDirection | undefined;
  const width = numberOf(own, 'width', below, reports, { least: 1, most: MOST_BITS });
  if (direction !== undefined && !DIRECTIONS.includes(direction)) {
    const place = memberOf(own, 'direction') as ValueNode;
    reports.add(
      'DRAW-FIELD',
      'error',
      place,
      [...below, 'direction'],
      `must be one of ${DIRECTIONS.join(', ')}`,
    );
    return { width };
  }
  return { direction, width: width === undefined ? undefined : Math.round(width) };
}
