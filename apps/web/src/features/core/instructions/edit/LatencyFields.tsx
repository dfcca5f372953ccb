import type { Latency } from '@netloom/instructions';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from './ChoiceField.tsx';
import { DraftField } from './DraftField.tsx';

const FIRST: Readonly<Record<Latency['kind'], Latency>> = {
  combinational: { kind: 'combinational' },
  fixed: { kind: 'fixed', cycles: 9 },
  variable: { kind: 'variable', rounds: 1 },
  background: { kind: 'background', rounds: 1 },
};

interface LatencyFieldsProps {
  latency: Latency;
  onChange: (latency: Latency) => void;
}

/** In how many cycles the result is there. */
export function LatencyFields({ latency, onChange }: LatencyFieldsProps) {
  const { t } = useTranslation('instructions');
  const isWithin = (least: number, most: number) => (text: string) =>
    /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  return (
    <>
      <ChoiceField
        member="latency"
        label={t('latency.title')}
        value={latency.kind}
        options={['combinational', 'fixed', 'variable', 'background']}
        words={(kind) => t(`latency.${kind}`)}
        onChange={(kind) => onChange(FIRST[kind])}
      />
      {latency.kind === 'fixed' && (
        <DraftField
          member="cycles"
          label={t('latency.cycles')}
          value={String(latency.cycles)}
          isGood={isWithin(2, 1025)}
          onChange={(text) => onChange({ kind: 'fixed', cycles: Number(text) })}
        />
      )}
      {(latency.kind === 'variable' || latency.kind === 'background') && (
        <DraftField
          member="rounds"
          label={t('latency.rounds')}
          value={String(latency.rounds)}
          isGood={isWithin(1, 64)}
          onChange={(text) => onChange({ kind: latency.kind, rounds: Number(text) })}
        />
      )}
      {latency.kind === 'background' && <p className="nl-insn-hint">{t('latency.backgroundHint')}</p>}
    </>
  );
}
