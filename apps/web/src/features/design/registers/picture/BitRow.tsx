import { BitSegment } from './BitSegment.tsx';
import { isNarrowField } from './bitLayout.ts';
import type { BitLayout } from './bitLayout.ts';
import type { FieldRenaming } from './useFieldRename.ts';

/** Height of a lane in pixels: names of narrow fields stand upright. */
const TALL = 92;
const LOW = 40;

function laneHeights({ lanes, segments }: BitLayout): string {
  return Array.from({ length: lanes }, (_, lane) =>
    segments.some((segment) => segment.lane === lane && isNarrowField(segment)) ? `${TALL}px` : `${LOW}px`,
  ).join(' ');
}

interface BitRowProps {
  layout: BitLayout;
  /** From the top. */
  row: number;
  /** Index of the chosen field. */
  chosen: number | undefined;
  renaming: FieldRenaming;
}

/** The numbers of a row's bits with the fields below them. */
export function BitRow({ layout, row, chosen, renaming }: BitRowProps) {
  const { rows, bitsPerRow, segments } = layout;
  return (
    <div className="nl-bits-row">
      <BitNumbers high={(rows - row) * bitsPerRow - 1} count={bitsPerRow} />
      <div
        className="nl-bits-lane"
        style={{
          gridTemplateColumns: `repeat(${bitsPerRow}, minmax(0, 1fr))`,
          gridTemplateRows: laneHeights(layout),
        }}
      >
        {segments
          .filter((segment) => segment.row === row)
          .map((segment) => (
            <BitSegment
              key={`${segment.field?.index ?? 'free'} ${segment.low}`}
              segment={segment}
              bitsPerRow={bitsPerRow}
              chosen={segment.field !== undefined && segment.field.index === chosen}
              renaming={
                renaming.field !== undefined && renaming.field === segment.field?.index && segment.endsHigh
              }
              onRename={(name) => renaming.finish(segment.field!.index, name)}
            />
          ))}
      </div>
    </div>
  );
}

function BitNumbers({ high, count }: { high: number; count: number }) {
  return (
    <div
      className="nl-bits-numbers"
      style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}
      aria-hidden
    >
      {Array.from({ length: count }, (_, index) => (
        <span key={index}>{high - index}</span>
      ))}
    </div>
  );
}
