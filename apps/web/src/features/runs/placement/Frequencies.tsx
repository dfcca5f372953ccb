import type { PlacementReport, RunMetric } from '@netloom/model';
import { Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { LogNumber } from './LogNumber.tsx';

interface FrequenciesProps {
  clocks: PlacementReport['clocks'];
  metrics: readonly RunMetric[];
}

/** The frequency that each clock reaches, against the one that was asked for. */
export function Frequencies({ clocks, metrics }: FrequenciesProps) {
  const { t, i18n } = useTranslation('placement');
  const megahertz = (value: number) =>
    `${new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 }).format(value)} MHz`;
  if (clocks.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noClocks')} />;
  return (
    <div className="nl-place-clocks">
      {clocks.map(({ name, achieved, constraint }) => (
        <div key={name} className="nl-place-clock">
          <small className="nl-mono">{name}</small>
          <LogNumber name={`fmax ${name}`} metrics={metrics}>
            <strong data-slow={achieved < constraint}>{megahertz(achieved)}</strong>
          </LogNumber>
          <small className="nl-dim">{t('asked', { frequency: megahertz(constraint) })}</small>
        </div>
      ))}
    </div>
  );
}
