import { ThunderboltOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ExploredRow } from './CandidateTable.tsx';
import { isGoing } from './figures.ts';
import { useMeasure } from './useMeasure.ts';

/** Starts a run for each candidate of which nothing is known. */
export function MeasureAll({ instance, rows }: { instance: string; rows: readonly ExploredRow[] }) {
  const { t } = useTranslation('soc');
  const { measure, isStarting } = useMeasure(instance);
  const missing = rows.filter(
    ({ candidate, measured }) =>
      candidate.hash !== undefined && measured && !measured.figures && !isGoing(measured.run),
  );
  return (
    <Button
      type="primary"
      icon={<ThunderboltOutlined />}
      disabled={missing.length === 0 || isStarting}
      onClick={() => missing.forEach(({ candidate }) => measure(candidate))}
    >
      {t('explore.measureAll')}
    </Button>
  );
}
