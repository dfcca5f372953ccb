import type { WaveInfo } from '@netloom/waves';
import { theme } from 'antd';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Dispatch, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../../../theme/index.ts';
import { rowHeight, rulerHeight } from '../layout.ts';
import { paintBoard, visibleRows } from '../paint/paintBoard.ts';
import type { Scene } from '../paint/paintBoard.ts';
import { wavePalette } from '../paint/palette.ts';
import type { TileLoader } from '../tiles/TileLoader.ts';
import { useSize } from '../useSize.ts';
import type { ViewAction, ViewState } from '../view/viewState.ts';
import styles from './Board.module.css';
import { snapped } from './snap.ts';
import { usePointer } from './usePointer.ts';
import type { PointerTarget } from './usePointer.ts';

interface Props {
  view: ViewState;
  info: WaveInfo;
  loader: TileLoader;
  /** Counts what the loader has brought, so that the picture follows. */
  version: number;
  scrollTop: number;
  onScroll: (pixels: number) => void;
  onHover: (time: number | null) => void;
  dispatch: Dispatch<ViewAction>;
}

/** The ruler and the waves of the rows in sight, drawn once a frame at most. */
export function WaveCanvas(props: Props) {
  const { view, info, loader, version, scrollTop } = props;
  const { t } = useTranslation('waves');
  const { token } = theme.useToken();
  const dark = useTheme((state) => state.dark);
  const palette = useMemo(() => wavePalette(dark, token.fontFamilyCode), [dark, token.fontFamilyCode]);
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = useSize(box);
  const scene = useRef<Scene>({ view, info, loader, palette, scrollTop, hover: null, band: null });
  const frame = useRef(0);

  const schedule = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => draw(canvas.current, width, height, scene.current));
  }, [width, height]);

  useEffect(() => {
    Object.assign(scene.current, { view, info, loader, palette, scrollTop });
    if (width === 0) return;
    const { rows } = visibleRows(view.rows, scrollTop, height);
    const signals = rows.map((row) => row.variable.signal);
    loader.ensure(signals, view.span, width);
    schedule();
  }, [view, info, loader, palette, scrollTop, version, width, height, schedule]);

  const target = usePointerTarget(props, scene, width, schedule);
  usePointer(box, target);

  return (
    <div ref={box} className={styles.canvas}>
      <canvas ref={canvas} role="img" aria-label={t('canvas')} style={{ width, height }} />
    </div>
  );
}

/** What pointer events do, always with the newest view. */
function usePointerTarget(
  { view, loader, scrollTop, onScroll, onHover, dispatch }: Props,
  scene: RefObject<Scene>,
  width: number,
  schedule: () => void,
): RefObject<PointerTarget> {
  const target = useRef<PointerTarget>(null!);
  useEffect(() => {
    const timeAt = (x: number) => view.span.from + (x / width) * (view.span.to - view.span.from);
    target.current = {
      span: () => scene.current.view.span,
      dispatch,
      scroll: onScroll,
      hover(x) {
        scene.current.hover = x === null ? null : timeAt(x);
        onHover(scene.current.hover);
        schedule();
      },
      band(edges) {
        scene.current.band = edges && { from: timeAt(edges.from), to: timeAt(edges.to) };
        schedule();
      },
      click(x, y, withShift) {
        const index = y < rulerHeight ? -1 : Math.floor((y - rulerHeight + scrollTop) / rowHeight);
        const row = view.rows[index];
        if (row) dispatch({ type: 'select', key: row.key });
        const trace = row && loader.trace(row.variable.signal, view.span, width);
        const time = trace ? snapped(timeAt(x), trace, view.span, width) : timeAt(x);
        dispatch({ type: withShift ? 'marker' : 'cursor', time });
      },
    };
  });
  return target;
}

function draw(canvas: HTMLCanvasElement | null, width: number, height: number, scene: Scene): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  const ratio = window.devicePixelRatio;
  const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== pixelWidth || canvas.height !== pixelHeight) {
    canvas.width = pixelWidth;
    canvas.height = pixelHeight;
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  paintBoard(context, width, height, scene);
}
