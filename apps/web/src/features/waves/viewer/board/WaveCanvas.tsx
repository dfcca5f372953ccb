import type { WaveInfo } from '@netloom/waves';
import { useEffect, useRef } from 'react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { useWavePalette } from '../paint/useWavePalette.ts';
import { noOverlay } from '../paint/scene.ts';
import type { Scene } from '../paint/scene.ts';
import { useMoving } from '../moving.ts';
import { TransactionHover } from '../transactions/TransactionHover.tsx';
import { useSize } from '../../../../view2d/useSize.ts';
import type { ViewAction } from '../view/actions.ts';
import type { Pane } from '../view/model.ts';
import type { Boards } from './boards.ts';
import { decodersInSight, needsInSight } from './hit.ts';
import { usePainter } from './usePainter.ts';
import { usePointer } from './usePointer.ts';
import { usePointerTarget } from './usePointerTarget.ts';
import './board.css';

interface Props {
  pane: Pane;
  info: WaveInfo;
  scrollTop: number;
  boards: Boards;
  /** The element that says in words what is shown. */
  describedBy: string;
  onScroll: (pixels: number) => void;
  onHover: (time: number | null) => void;
  dispatch: Dispatch<ViewAction>;
}

/** The ruler and the waves of the rows in sight, drawn once a frame at most; what moves over them on a canvas of its own. */
export function WaveCanvas(props: Props) {
  const { pane, info, scrollTop, boards } = props;
  const { view, tiles, textOf } = useMoving();
  const { loader, version } = tiles;
  const { t } = useTranslation('waves');
  const palette = useWavePalette();
  const box = useRef<HTMLDivElement>(null);
  const waves = useRef<HTMLCanvasElement>(null);
  const over = useRef<HTMLCanvasElement>(null);
  const { width, height } = useSize(box);
  const scene = useRef<Scene>({ view, pane, info, loader, palette, scrollTop, overlay: noOverlay });
  const painter = usePainter(waves, over, scene, width, height);

  useEffect(() => {
    Object.assign(scene.current, { view, pane, info, loader, palette, scrollTop });
    if (width === 0) return;
    loader.ensure(pane.key, needsInSight(scene.current, height), view.span, width);
    loader.transactions.ensure(pane.key, decodersInSight(scene.current, height), view.span, width);
    painter.paintAll();
  }, [view, pane, info, loader, palette, scrollTop, version, textOf, width, height, painter]);

  useEffect(() => () => loader.release(pane.key), [loader, pane.key]);
  useEffect(() => {
    boards.set(pane.key, { scene: scene.current, width, height });
    return () => void boards.delete(pane.key);
  }, [boards, pane.key, width, height]);

  const target = usePointerTarget({ ...props, scene, over, width, painter });
  usePointer(box, target);

  const size = { width, height };
  return (
    <div
      ref={box}
      className="nl-wave-board-canvas"
      role="img"
      aria-label={t('canvas')}
      aria-describedby={props.describedBy}
    >
      <canvas ref={waves} aria-hidden style={size} />
      <canvas ref={over} aria-hidden style={size} />
      <TransactionHover
        box={box}
        scene={scene}
        transactions={loader.transactions}
        onChosen={painter.paintAll}
      />
    </div>
  );
}
