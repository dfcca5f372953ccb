import type { ClockSource } from '@netloom/model';
import { Checkbox, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { CommittedInput } from '../../soc/index.ts';
import { editClock } from '../store/edits.ts';
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
      <CommittedInput
        mono
        label={t('edit.idleOf', { name })}
        placeholder={t('control.idle')}
        value={idle ?? ''}
        onCommit={(text) => set(stopped, text.trim() || undefined)}
      />
    </span>
  );
}

function Ratio({ name, source }: { name: string; source: Divider }) {
  const { t } = useTranslation('clocks');
  const { kind, from, ratio, minimum } = source;
  const set = (next: number, least: number | undefined) =>
    editClock(name, { source: { kind, from, ratio: next, ...(least !== undefined && { minimum: least }) } });
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
