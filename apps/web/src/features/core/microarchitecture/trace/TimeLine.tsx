import type { TraceReport } from '@netloom/core/trace';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../../../../theme/index.ts';
import { useCanvas } from '../../../../view2d/useCanvas.ts';
import { paint } from './paint.ts';
import type { Timeline } from './timeline.ts';
import { timeKey } from './timeKeys.ts';
import { useTimePointer } from './useTimePointer.ts';
import type { ViewStore } from './view.ts';

export interface TimeLineProps {
  report: TraceReport;
  timeline: Timeline;
  view: ViewStore;
  /** The function that stands out; -1 where none does. */
  region: number;
  onChoose: (span: number) => void;
}

/** Functions along a run, callers above what they call. Dragging pans, the wheel zooms, keys do both. */
export function TimeLine({ report, timeline, view, region, onChoose }: TimeLineProps) {
  const { t, i18n } = useTranslation('coreTrace');
  const box = useRef<HTMLDivElement>(null);
  const size = useRef({ width: 1, height: 1 });
  const number = (value: number) => value.toLocaleString(i18n.language);
  const canvas = useCanvas({
    stores: [useTheme],
    onSize: (now) => (size.current = now),
    draw: (context) => {
      const scene = { report, timeline, region, dark: useTheme.getState().dark, size: size.current, number };
      paint(context, scene, view.getState());
    },
  });
  // What is seen is drawn anew without the store being watched: it is another one for each axis.
  view();
  const pointer = useTimePointer({ box, size, timeline, view, onChoose });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!timeKey(event.key, { timeline, view, region, onChoose })) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={box}
      className="nl-trace-time"
      role="application"
      aria-label={t('time.label')}
      aria-describedby="trace-span"
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...pointer}
      onDoubleClick={() => timeKey('Enter', { timeline, view, region, onChoose })}
    >
      <canvas ref={canvas} />
    </div>
  );
}
