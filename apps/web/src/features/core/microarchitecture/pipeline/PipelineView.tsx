import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Followed } from '@netloom/core/pipeline';
import { CycleState } from './CycleState.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { PipelineGrid } from './PipelineGrid.tsx';
import { PlayBar } from './PlayBar.tsx';
import { nextMoment } from './moments.ts';
import type { Sought } from './moments.ts';
import { SummaryLine } from './SummaryLine.tsx';
import type { Trace } from './traceOf.ts';

interface PipelineViewProps {
  trace: Trace;
  text: (instruction: Followed) => string;
  /** Of the core, for files. */
  name: string;
}

/** Cycles that a key goes on; a page is the cycles of a screen. */
const PAGE = 20;
const STEPS: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -1, ArrowRight: 1, PageUp: -PAGE, PageDown: PAGE },
};

/** A record that is looked at cycle by cycle, or played. */
export function PipelineView({ trace, text, name }: PipelineViewProps) {
  const { t } = useTranslation('pipeline');
  const { record } = trace;
  const [cycle, setCycle] = useState(() => Math.max(0, beginning(trace)));
  const [sought, setSought] = useState<Sought>('lost');
  const [playing, setPlaying] = useState(false);
  const go = (to: number) => setCycle(Math.min(record.cycles - 1, Math.max(0, to)));
  const seek = (step: 1 | -1) => {
    const found = nextMoment(trace, sought, cycle, step);
    if (found !== undefined) go(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) go(cycle + step);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(record.cycles - 1);
    else if (event.key === 'n') seek(1);
    else if (event.key === 'p') seek(-1);
    else if (event.key === ' ') setPlaying(!playing);
    else return;
    event.preventDefault();
  };
  return (
    <section className="nl-pipe-view" aria-label={t('view')}>
      <SummaryLine trace={trace} />
      <PlayBar {...{ trace, cycle, sought, playing, go, seek }} onSought={setSought} onPlaying={setPlaying}>
        <ExportMenu trace={trace} text={text} name={name} />
      </PlayBar>
      <div className="nl-pipe-main">
        <PipelineGrid {...{ trace, text, cycle, onKeyDown }} onCycle={go} />
        <CycleState trace={trace} text={text} cycle={cycle} />
      </div>
    </section>
  );
}

/** The first cycle in which something is in the pipeline. */
const beginning = ({ firstIn }: Trace) => firstIn.findIndex((at) => at >= 0);
