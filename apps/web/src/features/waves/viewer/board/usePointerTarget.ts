import { useEffect, useRef } from 'react';
import type { Dispatch, RefObject } from 'react';
import { rulerHeight } from '../layout.ts';
import type { Overlay, Scene } from '../paint/scene.ts';
import type { ViewAction } from '../view/actions.ts';
import { flagAt, rowAt, snappedTimeAt, timeAt } from './hit.ts';
import type { Painter } from './usePainter.ts';
import type { PointerTarget } from './usePointer.ts';

interface Sources {
  scene: RefObject<Scene>;
  over: RefObject<HTMLCanvasElement | null>;
  width: number;
  painter: Painter;
  onScroll: (pixels: number) => void;
  onHover: (time: number | null) => void;
  dispatch: Dispatch<ViewAction>;
}

/** What pointer events do to a board, always with the newest view. */
export function usePointerTarget(sources: Sources): RefObject<PointerTarget> {
  const target = useRef<PointerTarget>(null!);
  useEffect(() => {
    target.current = targetOf(sources);
  });
  return target;
}

function targetOf({ scene, over, width, painter, onScroll, onHover, dispatch }: Sources): PointerTarget {
  const paintWith = (change: Partial<Overlay>) => {
    scene.current.overlay = { ...scene.current.overlay, ...change };
    painter.paintOverlay();
  };
  return {
    span: () => scene.current.view.span,
    dispatch,
    scroll: onScroll,
    hover(x) {
      const time = x === null ? null : timeAt(scene.current, x, width);
      paintWith({ hover: time });
      onHover(time);
    },
    band(edges) {
      const time = (x: number) => timeAt(scene.current, x, width);
      paintWith({ band: edges && { from: time(edges.from), to: time(edges.to) } });
    },
    flag(place) {
      const context = over.current?.getContext('2d');
      return context ? flagAt(context, scene.current, place, width)?.key : undefined;
    },
    dragMarker(key, place) {
      const time = snappedTimeAt(scene.current, place.x, Math.max(place.y, rulerHeight), width);
      paintWith({ dragged: { key, time } });
    },
    dropMarker() {
      const { dragged } = scene.current.overlay;
      paintWith({ dragged: null });
      if (dragged) dispatch({ type: 'marker.move', ...dragged });
    },
    click({ x, y }, { shiftKey, ctrlKey, metaKey }) {
      const row = rowAt(scene.current, y);
      const toggles = ctrlKey || metaKey;
      if (row && toggles) return dispatch({ type: 'select.toggle', key: row.key });
      if (row && !shiftKey) dispatch({ type: 'select', keys: [row.key] });
      const time = snappedTimeAt(scene.current, x, y, width);
      dispatch(shiftKey ? { type: 'marker.add', time } : { type: 'cursor', time });
    },
    clickFlag(key) {
      const marker = scene.current.view.markers.find((one) => one.key === key);
      if (marker) dispatch({ type: 'cursor', time: marker.time });
    },
  };
}
