import { accessText, registerWidth, renameField, registerAt } from '@netloom/registers';
import type { ElaboratedField } from '@netloom/registers';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CellInput } from '../grid/CellInput.tsx';
import { elaboratedRegister } from '../store/derived.ts';
import { takeEdit } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { bitLayout } from './bitLayout.ts';
import type { BitLayout, Segment } from './bitLayout.ts';
import { onBitKey } from './onBitKey.ts';
import { useBitDrag } from './useBitDrag.ts';
import './picture.css';

/** Below this many pixels a row holds 16 bits. */
const NARROW = 560;
const NO_CHOICES: readonly string[] = [];
/** Height of a lane in pixels: names of narrow fields stand upright. */
const TALL = 92;
const LOW = 40;

const isNarrowField = ({ field, high, low }: Segment) => field !== undefined && high - low < 2;

function laneHeights({ lanes, segments }: BitLayout): string {
  return Array.from({ length: lanes }, (_, lane) =>
    segments.some((segment) => segment.lane === lane && isNarrowField(segment)) ? `${TALL}px` : `${LOW}px`,
  ).join(' ');
}

/** The value of some bits of a field's reset, in hexadecimal; a single bit as it is. */
function resetText({ reset, lsb }: ElaboratedField, { high, low }: Segment): string {
  if (reset === undefined) return '?';
  const bits = (reset >> BigInt(low - lsb)) & ((1n << BigInt(high - low + 1)) - 1n);
  return high === low ? String(bits) : `0x${bits.toString(16).toUpperCase()}`;
}

/** A register to scale: fields are dragged, widened and made with the pointer or with keys. */
export function BitPicture({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const { map, selection, readOnly } = open;
  const host = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState(false);
  const [renaming, setRenaming] = useState<number>();
  const fields = elaboratedRegister(map, selection.node)?.fields ?? [];
  const width = registerWidth(map, registerAt(map, selection.node)!);

  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setNarrow(element.clientWidth < NARROW));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const most = isNarrow ? 16 : 32;

  function bitAt(x: number, y: number): number {
    const rows = [...(host.current?.querySelectorAll('.nl-bits-row') ?? [])];
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const inside = boxes.findIndex(({ bottom }) => y <= bottom);
    const row = inside < 0 ? boxes.length - 1 : inside;
    const box = boxes[row];
    if (!box) return 0;
    const perRow = Math.min(most, width);
    const column = Math.max(0, Math.min(perRow - 1, Math.floor(((x - box.left) / box.width) * perRow)));
    return (boxes.length - row) * perRow - 1 - column;
  }

  const drag = useBitDrag({ map, node: selection.node, readOnly, fields, bitAt });
  const shown = elaboratedRegister(drag.shown, selection.node)?.fields ?? [];
  const layout = bitLayout(shown, width, most);
  const chosen = drag.dragged ?? selection.field;

  function rename(field: number, name: string | undefined): boolean {
    if (name !== undefined && !takeEdit(renameField(map, selection.node, field, name.trim()))) return false;
    setRenaming(undefined);
    host.current?.focus();
    return true;
  }

  return (
    <div
      ref={host}
      className="nl-bits"
      role="application"
      aria-label={t('picture.label')}
      aria-describedby="nl-bits-help"
      tabIndex={0}
      data-dragging={drag.dragged !== undefined}
      data-fixed={readOnly}
      {...(renaming === undefined ? drag.handlers : {})}
      onKeyDown={(event) => {
        if (renaming !== undefined) return;
        drag.onEscape(event);
        if (!readOnly) {
          onBitKey(event, {
            map,
            node: selection.node,
            fields,
            chosen: selection.field,
            rename: setRenaming,
          });
        }
      }}
      onDoubleClick={(event) => {
        // The drag holds the pointer, so the event itself is the whole picture's.
        const under = document.elementFromPoint(event.clientX, event.clientY);
        const field = under?.closest<HTMLElement>('[data-field]')?.dataset.field;
        if (field !== undefined && !readOnly) setRenaming(Number(field));
      }}
    >
      <span id="nl-bits-help" hidden>
        {t('picture.help')}
      </span>
      {Array.from({ length: layout.rows }, (_, row) => (
        <div key={row} className="nl-bits-row">
          <BitNumbers high={(layout.rows - row) * layout.bitsPerRow - 1} count={layout.bitsPerRow} />
          <div
            className="nl-bits-lane"
            style={{
              gridTemplateColumns: `repeat(${layout.bitsPerRow}, minmax(0, 1fr))`,
              gridTemplateRows: laneHeights(layout),
            }}
          >
            {layout.segments
              .filter((segment) => segment.row === row)
              .map((segment) => (
                <BitSegment
                  key={`${segment.field?.index ?? 'free'} ${segment.low}`}
                  segment={segment}
                  bitsPerRow={layout.bitsPerRow}
                  chosen={segment.field !== undefined && segment.field.index === chosen}
                  renaming={renaming !== undefined && renaming === segment.field?.index && segment.endsHigh}
                  onRename={(name) => rename(segment.field!.index, name)}
                />
              ))}
          </div>
        </div>
      ))}
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

interface BitSegmentProps {
  segment: Segment;
  bitsPerRow: number;
  chosen: boolean;
  renaming: boolean;
  onRename: (name: string | undefined) => boolean;
}

function BitSegment({ segment, bitsPerRow, chosen, renaming, onRename }: BitSegmentProps) {
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
