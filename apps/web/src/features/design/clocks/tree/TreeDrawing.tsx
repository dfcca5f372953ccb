import type { SocDocument } from '@netloom/model';
import { BOX, enablesOf, layoutTree, traceOf } from '@netloom/soc/clocks';
import type { TreeBox, TreeLayout } from '@netloom/soc/clocks';
import { useMemo } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSoc } from '../../soc/index.ts';
import { select, useClockView } from '../store/clockStore.ts';
import { domainColour } from '../store/domainColour.ts';
import { newClock, removeSelected } from '../store/edits.ts';
import { frequencyText } from '../store/frequency.ts';

/** The clocks from their sources to the blocks that they feed; what is selected shows all that it depends on and feeds. */
export function TreeDrawing() {
  const { t } = useTranslation('clocks');
  const document = useSoc((state) => state.document);
  const selected = useClockView((state) => state.selected);
  const layout = useMemo(() => layoutTree(document), [document]);
  const traced = selected === undefined ? undefined : traceOf(layout, selected);
  const isTraced = (id: string) => traced === undefined || !traced.has(selected!) || traced.has(id);

  function onKeyDown(event: KeyboardEvent): void {
    const next = KEYS[event.key];
    if (next !== undefined) {
      event.preventDefault();
      walk(layout, selected, next);
    }
    if (event.key === 'Delete') removeSelected();
    if (event.key === 'Escape') select(undefined);
    if (event.key === 'Insert' && selected !== undefined && Object.hasOwn(document.clocks, selected))
      newClock(selected);
  }

  return (
    <div
      className="nl-clocks-drawing"
      tabIndex={0}
      role="application"
      aria-label={t('tree.label')}
      onKeyDown={onKeyDown}
    >
      <svg width={layout.width} height={layout.height} onClick={() => select(undefined)}>
        {layout.boxes.flatMap((box) =>
          box.inputs.map((input, index) => (
            <Wire
              key={`${input} ${box.id} ${index}`}
              from={layout.boxes.find(({ id }) => id === input)}
              to={box}
              offset={(index + 1) / (box.inputs.length + 1)}
              colour={domainColour(document.clocks, clockOf(document, input))}
              faint={!isTraced(box.id) || !isTraced(input)}
            />
          )),
        )}
        {layout.boxes.map((box) => (
          <Box key={box.id} box={box} selected={box.id === selected} faint={!isTraced(box.id)} />
        ))}
      </svg>
    </div>
  );
}

const KEYS: Record<string, [number, number]> = {
  ...{ ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] },
};

/** Selects the nearest box in a direction. */
function walk({ boxes }: TreeLayout, from: string | undefined, [right, down]: [number, number]): void {
  const at = boxes.find(({ id }) => id === from);
  if (!at) return select(boxes[0]?.id);
  const ahead = boxes.filter(({ x, y }) =>
    right === 0 ? x === at.x && (y - at.y) * down > 0 : (x - at.x) * right > 0,
  );
  const far = ({ x, y }: TreeBox) => Math.abs(x - at.x) * 10 + Math.abs(y - at.y);
  const [next] = ahead.toSorted((a, b) => far(a) - far(b));
  if (next) select(next.id);
}

interface WireProps {
  from: TreeBox | undefined;
  to: TreeBox;
  /** Where it enters, as a share of the height. */
  offset: number;
  colour: string;
  faint: boolean;
}

function Wire({ from, to, offset, colour, faint }: WireProps) {
  if (!from) return null;
  const [x1, y1] = [from.x + BOX.width, from.y + BOX.height / 2];
  const [x2, y2] = [to.x, to.y + BOX.height * offset];
  // It bends in the gap behind its source, and then goes straight on.
  const [bend, turned] = [BOX.gapX / 2, x1 + BOX.gapX];
  const path = `M${x1} ${y1} C${x1 + bend} ${y1} ${x1 + bend} ${y2} ${turned} ${y2} H${x2}`;
  return <path className="nl-clocks-wire" d={path} stroke={colour} data-faint={faint || undefined} />;
}

/** The clock that a box is, or the one of an enable. */
function clockOf(document: SocDocument, id: string): string {
  return enablesOf(document).find(({ name }) => `~${name}` === id)?.clock ?? id;
}

/** What is particular to a source, in a word. */
function detailOf(document: SocDocument, id: string): string {
  const enable = enablesOf(document).find(({ name }) => `~${name}` === id);
  if (enable) return ` ÷${enable.ratio}`;
  const source = document.clocks[id]?.source;
  if (source?.kind === 'divider') return ` ÷${source.ratio}`;
  return source?.kind === 'pll' ? ` ${source.pll}.${source.output}` : '';
}

function Box({ box, selected, faint }: { box: TreeBox; selected: boolean; faint: boolean }) {
  const { t } = useTranslation('clocks');
  const { id, kind, name, x, y, frequency } = box;
  const document = useSoc((state) => state.document);
  const colour = domainColour(
    document.clocks,
    clockOf(document, kind === 'block' ? (box.inputs[0] ?? '') : id),
  );
  return (
    <g
      className="nl-clocks-box"
      data-clock={id}
      data-selected={selected || undefined}
      data-faint={faint || undefined}
      transform={`translate(${x} ${y})`}
      onClick={(event) => {
        event.stopPropagation();
        select(id);
      }}
    >
      <rect width={BOX.width} height={BOX.height} rx={kind === 'block' ? 2 : 6} stroke={colour} />
      <rect width={4} height={BOX.height} rx={2} fill={colour} />
      <text x={12} y={18} className="nl-clocks-name">
        {name.length > 17 ? `${name.slice(0, 16)}…` : name}
        <title>{name}</title>
      </text>
      <text x={12} y={34} className="nl-clocks-sub">
        {kind === 'block'
          ? box.inputs
              .map((each) => each.replace('~', ''))
              .join(', ')
              .slice(0, 22)
          : `${t(`kind.${kind}`)}${detailOf(document, id)}`}
      </text>
      {frequency !== undefined && (
        <text x={BOX.width - 8} y={34} textAnchor="end" className="nl-clocks-sub">
          {frequencyText(frequency)}
        </text>
      )}
    </g>
  );
}
