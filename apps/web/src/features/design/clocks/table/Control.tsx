import type { ClockEnable, ClockSource } from '@netloom/model';
import { Checkbox, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { editClock } from '../store/edits.ts';
import { HintField } from './HintField.tsx';
import { OscillatorControl } from './OscillatorControl.tsx';
import { PllControl } from './PllControl.tsx';

type Divider = Extract<ClockSource, { kind: 'divider' }>;

/** What software may do to a clock with a source, and its ratio. */
export function Control({ name, source }: { name: string; source: ClockSource }) {
  const { t } = useTranslation('clocks');
  if (source.kind === 'mux') return <span>{t('control.select')}</span>;
  if (source.kind === 'divider') return <Ratio name={name} source={source} />;
  if (source.kind === 'pll') return <PllControl name={name} source={source} />;
  if (source.kind === 'oscillator') return <OscillatorControl name={name} source={source} />;
  return <GateControl name={name} source={source} />;
}

type Gate = Extract<ClockSource, { kind: 'gate' }>;

/** Whether a gate is closed after reset, and the output of a block that says when it may be. */
function GateControl({
  name,
  source: { kind, from, stopped = false, idle },
}: {
  name: string;
  source: Gate;
}) {
  const { t } = useTranslation('clocks');
  const set = (closed: boolean, hint: string | undefined) =>
    editClock(name, {
      source: { kind, from, ...(closed && { stopped: true }), ...(hint && { idle: hint }) },
    });
  return (
    <span className="nl-clocks-control">
      <Checkbox checked={stopped} onChange={({ target }) => set(target.checked, idle)}>
        {t('control.stopped')}
      </Checkbox>
      <HintField
        label={t('edit.idleOf', { name })}
        placeholder={t('control.idle')}
        value={idle ?? ''}
        onCommit={(text) => set(stopped, text || undefined)}
      />
    </span>
  );
}

function Ratio({ name, source }: { name: string; source: Divider }) {
  const { kind, from } = source;
  return (
    <RatioFields
      name={name}
      value={source}
      onChange={(ratio) => editClock(name, { source: { kind, from, ...ratio } })}
    />
  );
}

interface RatioProps {
  name: string;
  value: ClockEnable;
  onChange: (value: ClockEnable) => void;
}

/** A ratio from 1 to 64, and from where on software may set it. */
export function RatioFields({ name, value: { ratio, minimum }, onChange }: RatioProps) {
  const { t } = useTranslation('clocks');
  const set = (next: number, least: number | undefined) =>
    onChange({ ratio: next, ...(least !== undefined && { minimum: least }) });
  return (
    <span className="nl-clocks-control">
      <InputNumber
        size="small"
        min={1}
        max={64}
        precision={0}
        prefix="÷"
        aria-label={t('edit.ratioOf', { name })}
        value={ratio}
        onChange={(next) =>
          next !== null && set(next, minimum === undefined ? undefined : Math.min(minimum, next))
        }
      />
      <Checkbox
        checked={minimum !== undefined}
        onChange={({ target }) => set(ratio, target.checked ? ratio : undefined)}
      >
        {t('control.software')}
      </Checkbox>
      {minimum !== undefined && (
        <InputNumber
          size="small"
          min={1}
          max={ratio}
          precision={0}
          prefix="≥"
          aria-label={t('edit.minimumOf', { name })}
          value={minimum}
          onChange={(next) => next !== null && set(ratio, next)}
        />
      )}
    </span>
  );
}
