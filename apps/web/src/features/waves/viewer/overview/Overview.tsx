import { use, useEffect, useMemo, useRef } from 'react';
import type { Dispatch, KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../format/time.ts';
import { useWavePalette } from '../paint/useWavePalette.ts';
import { useMoving } from '../moving.ts';
import { SaidContext } from '../probe/said.ts';
import type { Dump } from '../useDump.ts';
import { sizedContext } from '../../../../view2d/sizedContext.ts';
import { useSize } from '../../../../view2d/useSize.ts';
import type { ViewAction } from '../view/actions.ts';
import type { RowNode, ViewState } from '../view/model.ts';
import { selectedRows } from '../view/select.ts';
import { refOf } from '../view/signalRow.ts';
import type { Span } from '../view/span.ts';
import { allRows } from '../view/tree.ts';
import { boxOf, dragged, gripAt } from './boxDrag.ts';
import type { Grip } from './boxDrag.ts';
import { densityOf } from './density.ts';
import { paintOverview } from './paintOverview.ts';
import { useActivity } from './useActivity.ts';
import './overview.css';

interface Props {
  dump: Dump;
  dispatch: Dispatch<ViewAction>;
}

/** The whole dump on a strip: where the selected signals are busy, and the visible window, which can be dragged. */
export function Overview({ dump: { data, info }, dispatch }: Props) {
  const { view } = useMoving();
  const { t } = useTranslation('waves');
  const palette = useWavePalette();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = useSize(box);
  const { span, limits, cursor, markers } = view;
  const { spans: said } = use(SaidContext);
  const signals = signalsOf(view);
  const traces = useActivity(data, signals, limits, Math.round(width));
  const density = useMemo(
    () => densityOf(traces, limits, Math.max(1, Math.round(width))),
    [traces, limits, width],
  );

  useEffect(() => {
    const scene = { view: { span, limits, cursor, markers }, info, density, said, palette };
    const frame = requestAnimationFrame(() => {
      const context = sizedContext(canvas.current, width, height, true);
      context?.clearRect(0, 0, width, height);
      if (context) paintOverview(context, width, height, scene);
    });
    return () => cancelAnimationFrame(frame);
  }, [span, limits, cursor, markers, info, density, said, palette, width, height]);

  const drag = useBoxDrag(view, width, dispatch);
  const show = (time: number) => formatTime(Math.round(time) + info.timeZero, info.timescale);
  return (
    <div
      ref={box}
      className="nl-wave-overview"
      role="scrollbar"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={t('overview.label')}
      aria-valuemin={limits.from}
      aria-valuemax={limits.to}
      aria-valuenow={Math.round(span.from)}
      aria-valuetext={[
        `${show(span.from)} – ${show(span.to)}`,
        ...(said.length > 0 ? [t('overview.said', { count: said.length })] : []),
      ].join('; ')}
      title={t('overview.hint')}
      {...drag}
    >
      <canvas ref={canvas} aria-hidden style={{ width, height }} />
    </div>
  );
}

/** What is selected; else, or where that is no signal, what is shown. */
function signalsOf(view: ViewState): string[] {
  const refs = (rows: RowNode[]) => rows.flatMap((row) => (row.kind === 'signal' ? (refOf(row) ?? []) : []));
  const selected = refs(selectedRows(view));
  return selected.length > 0 ? selected : refs(view.panes.flatMap((pane) => allRows(pane.rows)));
}

const keyShare = 0.25;

/** Drags the window by its middle or an edge; a press beside it brings it there. */
function useBoxDrag({ span, limits }: ViewState, width: number, dispatch: Dispatch<ViewAction>) {
  const held = useRef<{ grip: Grip; x: number; span: Span }>(null);
  const ticks = (pixels: number) => (pixels / (width || 1)) * (limits.to - limits.from);
  const at = (event: PointerEvent<HTMLElement>) =>
    event.clientX - event.currentTarget.getBoundingClientRect().left;

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const x = at(event);
    const grip = gripAt(x, boxOf(span, limits, width));
    const time = limits.from + ticks(x);
    const half = (span.to - span.from) / 2;
    const start = grip === 'outside' ? { from: time - half, to: time + half } : span;
    if (grip === 'outside') dispatch({ type: 'show', span: start });
    held.current = { grip: grip === 'outside' ? 'box' : grip, x, span: start };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const hold = held.current;
    if (!hold) return;
    const next = dragged(hold.span, hold.grip, ticks(at(event) - hold.x));
    if (hold.grip === 'box') dispatch({ type: 'pan', ticks: next.from - span.from });
    else dispatch({ type: 'show', span: next });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = (span.to - span.from) * keyShare;
    if (event.key === 'ArrowLeft') dispatch({ type: 'pan', ticks: -step });
    else if (event.key === 'ArrowRight') dispatch({ type: 'pan', ticks: step });
    else if (event.key === 'Home') dispatch({ type: 'pan', ticks: limits.from - span.from });
    else if (event.key === 'End') dispatch({ type: 'pan', ticks: limits.to - span.to });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const release = () => {
    held.current = null;
  };
  return { onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: release, onKeyDown };
}
