import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedBlock } from '../geometry/scene.ts';
import { intersects } from '../../../../view2d/geometry.ts';
import type { Rect, Size } from '../../../../view2d/geometry.ts';
import { selectBlocks, selectNotes } from '../store/selection.ts';
import { useSoc } from '../store/socStore.ts';
import { useMarks } from '../store/marks.ts';
import { subtitleOf } from '../paint/subtitleOf.ts';
import { useView } from '../store/viewStore.ts';
import { visibleRect } from '../../../../view2d/viewport.ts';
import type { Viewport } from '../../../../view2d/viewport.ts';

/** More blocks than this are too small to be meant one by one. */
const MOST = 150;
const SETTLED_MS = 120;
const PIN_SIZE = 12;

/** Blocks and pins in view as elements with names, over their pictures, for screen readers and the Tab key. */
export function AccessibleLayer() {
  const { t } = useTranslation(['soc', 'blocks']);
  const scene = useSoc((state) => state.scene);
  const selected = useSoc((state) => state.selection.blocks);
  const selectedNotes = useSoc((state) => state.selection.notes);
  const said = useMarks((state) => state.said);
  const { viewport, size } = useSettledView();
  const seen = visibleRect(viewport, size);
  const blocks = scene.blocks.filter((block) => intersects(block, seen));
  if (blocks.length > MOST) return null;
  return (
    <div className="nl-soc-names">
      {scene.notes
        .filter((note) => intersects(note, seen))
        .map((note) => (
          <button
            key={`note ${note.name}`}
            type="button"
            style={boxOf(note, viewport)}
            data-note={note.name}
            aria-pressed={selectedNotes?.has(note.name) ?? false}
            aria-label={t(note.frame ? 'canvas.frame' : 'canvas.note', { text: note.text })}
            onFocus={() => selectNotes([note.name])}
          />
        ))}
      {blocks.map((block) => (
        <BlockButton
          key={block.shape.name}
          block={block}
          viewport={viewport}
          isSelected={selected.has(block.shape.name)}
          said={said.get(block.shape.name)}
        />
      ))}
    </div>
  );
}

interface BlockProps {
  block: PlacedBlock;
  viewport: Viewport;
  isSelected: boolean;
  /** How many messages are about it. */
  said: number | undefined;
}

const BlockButton = memo(function BlockButton({ block, viewport, isSelected, said }: BlockProps) {
  const { t } = useTranslation(['soc', 'blocks']);
  const { shape } = block;
  const { name, title, overrides } = shape;
  const parts = [
    t('canvas.block', { name: title, ip: subtitleOf(shape) }),
    ...(overrides ? [t('override.count', { count: overrides })] : []),
    ...(said === undefined ? [] : [t('canvas.said', { count: said })]),
  ];
  return (
    <button
      type="button"
      style={boxOf(block, viewport)}
      data-block={name}
      aria-pressed={isSelected}
      aria-label={parts.join(', ')}
      onFocus={() => selectBlocks([name])}
    >
      {viewport.scale >= 0.4 && <Pins block={block} viewport={viewport} />}
    </button>
  );
});

function Pins({ block, viewport }: { block: PlacedBlock; viewport: Viewport }) {
  return block.shape.pins.map((pin) => (
    <span
      key={pin.endpoint}
      role="img"
      data-pin={pin.endpoint}
      aria-label={`${pin.name}${pin.range}`}
      style={{
        left: pin.dx * viewport.scale - PIN_SIZE / 2,
        top: pin.dy * viewport.scale - PIN_SIZE / 2,
        width: PIN_SIZE,
        height: PIN_SIZE,
      }}
    />
  ));
}

function boxOf(block: Rect, { x, y, scale }: Viewport) {
  return {
    left: x + block.x * scale,
    top: y + block.y * scale,
    width: block.width * scale,
    height: block.height * scale,
  };
}

/** Viewport and size of the window once they have stood still: the layer is not rebuilt while the view moves. */
function useSettledView() {
  const [settled, setSettled] = useState(lookOf);
  useEffect(() => {
    const settle = () => setSettled((before) => (isSame(before, lookOf()) ? before : lookOf()));
    let timer = setTimeout(settle, SETTLED_MS);
    const stop = useView.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return settled;
}

interface Look {
  viewport: Viewport;
  size: Size;
}

function lookOf(): Look {
  const { viewport, size } = useView.getState();
  return { viewport, size };
}

const isSame = (one: Look, other: Look) => one.viewport === other.viewport && one.size === other.size;
