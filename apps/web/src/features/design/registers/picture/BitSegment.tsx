import { accessText } from '@netloom/registers';
import type { ElaboratedField } from '@netloom/registers';
import { useTranslation } from 'react-i18next';
import { CellInput } from '../grid/CellInput.tsx';
import { isNarrowField } from './bitLayout.ts';
import type { Segment } from './bitLayout.ts';

const NO_CHOICES: readonly string[] = [];

/** The value of some bits of a field's reset, in hexadecimal; a single bit as it is. */
function resetText({ reset, lsb }: ElaboratedField, { high, low }: Segment): string {
  if (reset === undefined) return '?';
  const bits = (reset >> BigInt(low - lsb)) & ((1n << BigInt(high - low + 1)) - 1n);
  return high === low ? String(bits) : `0x${bits.toString(16).toUpperCase()}`;
}

interface BitSegmentProps {
  segment: Segment;
  bitsPerRow: number;
  chosen: boolean;
  renaming: boolean;
  onRename: (name: string | undefined) => boolean;
}

/** A field, or the part of it that lies in one row; free bits. */
export function BitSegment({ segment, bitsPerRow, chosen, renaming, onRename }: BitSegmentProps) {
  const { t } = useTranslation('registers');
  const { field, high, low, lane, endsHigh, endsLow } = segment;
  const count = high - low + 1;
  const column = bitsPerRow - (high % bitsPerRow);
  const style = { gridColumn: `${column} / span ${count}`, gridRow: lane + 1 };
  const bits = high === low ? String(high) : `${high}:${low}`;
  if (!field) {
    return <span className="nl-bits-free" data-bits title={t('picture.free', { bits })} style={style} />;
  }
  const access = accessText(field.source);
  return (
    <span
      className="nl-bits-field"
      role="button"
      aria-pressed={chosen}
      aria-label={t('picture.field', { name: field.name, bits, access })}
      title={`${field.name} [${bits}] ${access}`}
      data-bits
      data-field={field.index}
      data-access={field.source.software}
      data-overlap={segment.overlaps}
      data-narrow={isNarrowField(segment)}
      style={style}
    >
      {endsHigh && <i data-edge="high" />}
      {renaming ? (
        <CellInput
          label={t('column.name')}
          start={field.name}
          whole
          choices={NO_CHOICES}
          onCommit={onRename}
          onCancel={() => onRename(undefined)}
        />
      ) : (
        <b>{endsHigh ? field.name : `… ${field.name}`}</b>
      )}
      <small>
        <span>{access.split(' ')[0]}</span> <em>{resetText(field, segment)}</em>
      </small>
      {endsLow && <i data-edge="low" />}
    </span>
  );
}
