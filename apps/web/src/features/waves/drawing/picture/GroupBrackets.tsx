import { ROW } from '@netloom/waves/drawing';
import type { Drawing } from '@netloom/waves/drawing';

const LEVEL = 20;

/** Brackets over the lanes of each group, with its name. */
export function GroupBrackets({ drawing: { groups } }: { drawing: Drawing }) {
  const levels = groups.reduce((most, { depth }) => Math.max(most, depth + 1), 0);
  if (levels === 0) return null;
  return (
    <div className="nl-wd-groups" style={{ width: levels * LEVEL }}>
      {groups.map(({ name, depth, first, count, path }) => (
        <span
          key={path.join()}
          title={name}
          style={{ left: depth * LEVEL, top: first * ROW + 3, height: Math.max(0, count * ROW - 6) }}
        >
          {name}
        </span>
      ))}
    </div>
  );
}
