import type { ArrayNode, ValuePath } from '../text/syntax.ts';
import type { Lane, LaneGroup } from '../types.ts';
import { isMarkup } from './fields.ts';
import { readRuns, styled, wordsOfRuns } from './readRuns.ts';
import { readLane } from './readLane.ts';
import type { Reports } from './reports.ts';
import { say } from '../wording/sentences.ts';

export interface Rows {
  lanes: Lane[];
  groups: LaneGroup[];
}

/** Lanes in order, and the groups `['name', …rows]` over them. */
export function readRows(node: ArrayNode, path: ValuePath, reports: Reports): Rows {
  const rows: Rows = { lanes: [], groups: [] };
  addRows(node, 0, path, 0, rows, reports);
  return rows;
}

function addRows(
  node: ArrayNode,
  from: number,
  path: ValuePath,
  depth: number,
  rows: Rows,
  reports: Reports,
): void {
  for (let index = from; index < node.items.length; index += 1) {
    const item = node.items[index]!;
    const here = [...path, index];
    if (item.kind === 'object') rows.lanes.push(readLane(item, here, reports));
    else if (item.kind === 'array') addGroup(item, here, depth, rows, reports);
    else if (item.value === null) rows.lanes.push(spaceAt(here));
    else reports.add('DRAW-FIELD', 'error', item, here, say('DRAW-FIELD/row', {}));
  }
}

function addGroup(node: ArrayNode, path: ValuePath, depth: number, rows: Rows, reports: Reports): void {
  const [title] = node.items;
  const isNamed = title?.kind === 'scalar' || (title?.kind === 'array' && isMarkup(title));
  const runs = isNamed ? readRuns(title, [...path, 0], reports) : [];
  const group: LaneGroup = {
    path,
    name: wordsOfRuns(runs).trim(),
    ...(styled(runs).runs && { nameRuns: runs }),
    depth,
    first: rows.lanes.length,
    count: 0,
  };
  rows.groups.push(group);
  addRows(node, isNamed ? 1 : 0, path, depth + 1, rows, reports);
  group.count = rows.lanes.length - group.first;
}

function spaceAt(path: ValuePath): Lane {
  return { path, name: '', wave: '', data: [], node: '', phase: 0, period: 1 };
}
