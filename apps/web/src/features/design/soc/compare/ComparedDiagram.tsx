import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { canvasPen } from '../../../../view2d/canvasPen.ts';
import { useCanvas } from '../../../../view2d/useCanvas.ts';
import { useWheel } from '../../../../view2d/useWheel.ts';
import { panned, visibleRect, zoomedAt } from '../../../../view2d/viewport.ts';
import { useTheme } from '../../../../theme/index.ts';
import { DARK, LIGHT } from '../paint/colours.ts';
import { paintScene } from '../paint/paintScene.ts';
import { PLAIN_VIEW } from '../paint/view.ts';
import type { Scene } from '../geometry/scene.ts';
import { fitLook } from './lookStore.ts';
import type { LookStore } from './lookStore.ts';
import { paintChanges } from './paintChanges.ts';
import type { ComparedPictures } from './picture.ts';

const STEP = 60;
const ZOOM = 1.25;

interface Props {
  label: string;
  pictures: ComparedPictures;
  /** The version that this pane shows. */
  scene: Scene;
  look: LookStore;
}

/** One version, or both, with what changed marked on it. Dragging and arrows pan, the wheel and + − zoom. */
export function ComparedDiagram({ label, pictures, scene, look }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useCanvas({
    stores: [look, useTheme],
    onSize: (size) => look.setState({ size }),
    draw: (context) => draw(context, pictures, scene, look),
  });
  const by = (dx: number, dy: number) =>
    look.setState(({ viewport }) => ({ viewport: panned(viewport, dx, dy) }));
  const zoom = (factor: number, at = middleOf(look)) =>
    look.setState(({ viewport }) => ({ viewport: zoomedAt(viewport, factor, at) }));
  useWheel(box, ({ pinch, factor, at, dx, dy }) => (pinch ? zoom(factor, at) : by(dx, dy)));

  function onPointerMove({ buttons, movementX, movementY }: PointerEvent): void {
    if (buttons === 1) by(movementX, movementY);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'ArrowLeft') by(STEP, 0);
    else if (key === 'ArrowRight') by(-STEP, 0);
    else if (key === 'ArrowUp') by(0, STEP);
    else if (key === 'ArrowDown') by(0, -STEP);
    else if (key === '+' || key === '=') zoom(ZOOM);
    else if (key === '-') zoom(1 / ZOOM);
    else if (key === 'f') fitLook(look, pictures.joined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div
      ref={box}
      className="nl-soc-compared"
      role="application"
      aria-label={label}
      tabIndex={0}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} />
    </div>
  );
}

function middleOf(look: LookStore) {
  const { width, height } = look.getState().size;
  return { x: width / 2, y: height / 2 };
}

function draw(
  context: CanvasRenderingContext2D,
  pictures: ComparedPictures,
  scene: Scene,
  look: LookStore,
): void {
  if (look.getState().fitPending) fitLook(look, pictures.joined);
  const { viewport, size, shown, pointed } = look.getState();
  const colours = useTheme.getState().dark ? DARK : LIGHT;
  const ratio = devicePixelRatio;
  const scale = ratio * viewport.scale;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.setTransform(scale, 0, 0, scale, ratio * viewport.x, ratio * viewport.y);
  const visible = visibleRect(viewport, size);
  const pen = canvasPen(context);
  paintScene(pen, scene, colours, { ...PLAIN_VIEW, zoom: viewport.scale, visible });
  paintChanges(pen, scene, pictures, { colours, zoom: viewport.scale, visible, shown, pointed });
}
