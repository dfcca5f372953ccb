import type { Drawing } from '../types.ts';
import { ROW } from './frame.ts';
import type { Frame } from './frame.ts';
import { runsWidth } from './runs.ts';
import { textWidth } from './shapes.ts';
import type { Shape } from './shapes.ts';

const NAME_SIZE = 12;
const MARGIN = 10;
/** Of a group's bracket with its name. */
const GROUP = 22;

/** Names and brackets left of the waves, and the pixels that they take. */
export function nameShapes({ lanes, groups }: Drawing, frame: Frame): { width: number; shapes: Shape[] } {
  const levels = groups.reduce((most, { depth }) => Math.max(most, depth + 1), 0);
  const longest = lanes.reduce(
    (most, { name, nameRuns }) =>
      Math.max(most, nameRuns ? runsWidth(nameRuns, NAME_SIZE) : textWidth(name, NAME_SIZE)),
    0,
  );
  const width = Math.ceil(levels * GROUP + longest + 2 * MARGIN);
  const names = lanes
    .map((lane, row) => ({
      text: lane.name,
      ...(lane.nameRuns && { runs: lane.nameRuns }),
      y: frame.top + (row + 0.5) * ROW,
    }))
    .filter(({ text }) => text !== '')
    .map((at): Shape => ({ kind: 'text', role: 'name', x: width - MARGIN, anchor: 'end', ...at }));
  const brackets = groups
    .filter(({ count }) => count > 0)
    .flatMap(({ name, nameRuns, depth, first, count }): Shape[] => {
      const [x, y, height] = [depth * GROUP + 16, frame.top + first * ROW + 3, count * ROW - 6];
      const d = `M${x + 4} ${y}h-2a3 3 0 0 0 -3 3v${height - 6}a3 3 0 0 0 3 3h2`;
      const middle = y + height / 2;
      return [
        { kind: 'path', role: 'bracket', d },
        {
          kind: 'text',
          role: 'group',
          x: x - 8,
          y: middle,
          text: name,
          ...(nameRuns && { runs: nameRuns }),
          anchor: 'middle',
          turn: -90,
          most: height,
        },
      ];
    });
  return { width, shapes: [...brackets, ...names] };
}
