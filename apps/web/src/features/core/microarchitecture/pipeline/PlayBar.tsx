import {
  CaretRightOutlined,
  PauseOutlined,
  StepBackwardOutlined,
  StepForwardOutlined,
  VerticalLeftOutlined,
  VerticalRightOutlined,
} from '@ant-design/icons';
import { CAUSES } from '@netloom/core/pipeline';
import { Button, InputNumber, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sought } from './moments.ts';
import type { Trace } from './traceOf.ts';

interface PlayBarProps {
  trace: Trace;
  cycle: number;
  sought: Sought;
  playing: boolean;
  go: (cycle: number) => void;
  seek: (step: 1 | -1) => void;
  onSought: (sought: Sought) => void;
  onPlaying: (playing: boolean) => void;
  children: ReactNode;
}

/** Cycles a second. */
const SPEEDS = [2, 5, 20, 60];
const SOUGHT: readonly Sought[] = ['lost', 'flush', ...CAUSES];

/** Goes on so many cycles a second while it plays, to the end of the record. */
function usePlaying({ playing, onPlaying, cycle, go, trace }: PlayBarProps, speed: number): void {
  const state = useRef({ cycle, go, onPlaying });
  useEffect(() => {
    state.current = { cycle, go, onPlaying };
  });
  const { cycles } = trace.record;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      const { current } = state;
      if (current.cycle >= cycles - 1) current.onPlaying(false);
      else current.go(current.cycle + 1);
    }, 1000 / speed);
    return () => clearInterval(timer);
  }, [playing, speed, cycles]);
}

export function PlayBar(props: PlayBarProps) {
  const { t } = useTranslation('pipeline');
  const { trace, cycle, sought, playing, go, seek, onSought, onPlaying, children } = props;
  const [speed, setSpeed] = useState(SPEEDS[1]!);
  usePlaying(props, speed);
  const { cycles } = trace.record;
  return (
    <div className="nl-pipe-play" role="toolbar" aria-label={t('play.bar')}>
      <Step
        name="back"
        icon={<StepBackwardOutlined />}
        disabled={cycle === 0}
        onClick={() => go(cycle - 1)}
      />
      <Step
        name={playing ? 'pause' : 'start'}
        icon={playing ? <PauseOutlined /> : <CaretRightOutlined />}
        disabled={!playing && cycle >= cycles - 1}
        onClick={() => onPlaying(!playing)}
      />
      <Step
        name="on"
        icon={<StepForwardOutlined />}
        disabled={cycle >= cycles - 1}
        onClick={() => go(cycle + 1)}
      />
      <Select
        size="small"
        aria-label={t('play.speed')}
        value={speed}
        options={SPEEDS.map((value) => ({ value, label: t('play.rate', { count: value }) }))}
        onChange={setSpeed}
      />
      <CycleField {...{ trace, cycle, go }} />
      <Seeking {...{ sought, seek, onSought }} />
      {children}
    </div>
  );
}

function CycleField({ trace, cycle, go }: Pick<PlayBarProps, 'trace' | 'cycle' | 'go'>) {
  const { t } = useTranslation('pipeline');
  const { first, cycles } = trace.record;
  return (
    <>
      <label htmlFor="pipe-cycle">{t('cycle')}</label>
      <InputNumber
        id="pipe-cycle"
        size="small"
        min={first}
        max={first + cycles - 1}
        precision={0}
        value={first + cycle}
        onChange={(value) => value !== null && go(value - first)}
      />
    </>
  );
}

/** Goes to the next or previous moment of a kind. */
function Seeking({ sought, seek, onSought }: Pick<PlayBarProps, 'sought' | 'seek' | 'onSought'>) {
  const { t } = useTranslation('pipeline');
  return (
    <>
      <Step name="previous" icon={<VerticalRightOutlined />} onClick={() => seek(-1)} />
      <Select
        size="small"
        aria-label={t('play.sought')}
        popupMatchSelectWidth={false}
        value={sought}
        options={SOUGHT.map((value) => ({
          value,
          label: value === 'lost' || value === 'flush' ? t(`play.${value}`) : t(`cause.${value}`),
        }))}
        onChange={onSought}
      />
      <Step name="next" icon={<VerticalLeftOutlined />} onClick={() => seek(1)} />
    </>
  );
}

interface StepProps {
  name: 'back' | 'pause' | 'start' | 'on' | 'previous' | 'next';
  icon: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}

function Step({ name, icon, disabled, onClick }: StepProps) {
  const { t } = useTranslation('pipeline');
  const label = t(`play.${name}`);
  return (
    <Button size="small" type="text" {...{ icon, disabled, onClick }} aria-label={label} title={label} />
  );
}
