import { useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scene } from '../geometry/scene.ts';
import { boundsOf } from '../../../../view2d/geometry.ts';
import type { Rect } from '../../../../view2d/geometry.ts';
import { DARK, LIGHT } from '../paint/colours.ts';
import type { Colours } from '../paint/colours.ts';
import { useSoc } from '../store/socStore.ts';
import { useView } from '../store/viewStore.ts';
import { sizedContext } from '../../../../view2d/sizedContext.ts';
import { centred, visibleRect } from '../../../../view2d/viewport.ts';
import { useTheme } from '../../../../theme/index.ts';

const WIDTH = 160;
const HEIGHT = 100;

/** The whole diagram with the part that is seen; a press goes there. It is not there when all is seen anyway. */
export function Minimap() {
  const { t } = useTranslation('soc');
  const ref = useRef<HTMLCanvasElement>(null);
  const dark = useTheme((state) => state.dark);
  const scene = useSoc((state) => state.scene);
  const { viewport, size } = useView();
  const needed = !isAllSeen(scene, visibleRect(viewport, size));
  useEffect(() => {
    const context = sizedContext(ref.current, WIDTH, HEIGHT, true);
    if (context) drawMinimap(context, dark ? DARK : LIGHT);
  }, [dark, scene, viewport, size, needed]);

  function go(event: PointerEvent<HTMLCanvasElement>): void {
    event.stopPropagation();
    if (event.buttons === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const { area, scale } = frameOf();
    const x = area.x + (event.clientX - left) / scale;
    const y = area.y + (event.clientY - top) / scale;
    useView.setState({ viewport: centred({ x, y, width: 0, height: 0 }, size, viewport.scale) });
  }

  if (!needed) return null;
  return (
    <canvas
      ref={ref}
      className="nl-soc-minimap"
      style={{ width: WIDTH, height: HEIGHT }}
      aria-label={t('canvas.minimap')}
      role="img"
      onPointerDown={go}
      onPointerMove={go}
    />
  );
}

function isAllSeen(scene: Scene, seen: Rect): boolean {
  return scene.blocks.every(
    ({ x, y, width, height }) =>
      x >= seen.x && y >= seen.y && x + width <= seen.x + seen.width && y + height <= seen.y + seen.height,
  );
}

function frameOf(): { area: Rect; scale: number } {
  const { viewport, size } = useView.getState();
  const seen = visibleRect(viewport, size);
  const { x, y, width, height } = boundsOf([
    ...useSoc.getState().scene.blocks,
    ...useSoc.getState().scene.notes,
    seen,
  ])!;
  const scale = Math.min(WIDTH / width, HEIGHT / height);
  return {
    scale,
    area: { x: x - (WIDTH / scale - width) / 2, y: y - (HEIGHT / scale - height) / 2, width, height },
  };
}

function drawMinimap(context: CanvasRenderingContext2D, colours: Colours): void {
  const { area, scale } = frameOf();
  const { scene, selection } = useSoc.getState();
  const { viewport, size } = useView.getState();
  context.clearRect(0, 0, WIDTH, HEIGHT);
  const box = (rect: Rect): [number, number, number, number] => [
    (rect.x - area.x) * scale,
    (rect.y - area.y) * scale,
    Math.max(1.5, rect.width * scale),
    Math.max(1.5, rect.height * scale),
  ];
  for (const note of scene.notes) {
    context.fillStyle = colours.note[note.colour].fill;
    context.fillRect(...box(note));
  }
  for (const block of scene.blocks) {
    const { name, kind, pins } = block.shape;
    const plain = kind === 'top' ? colours.net[pins[0]!.kind] : colours.blockEdge;
    context.fillStyle = selection.blocks.has(name) ? colours.selection : plain;
    context.fillRect(...box(block));
  }
  context.strokeStyle = colours.selection;
  context.fillStyle = colours.selectionWash;
  context.fillRect(...box(visibleRect(viewport, size)));
  context.strokeRect(...box(visibleRect(viewport, size)));
}
