import type { RunRow } from '@netloom/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatWhen } from '../run/index.ts';

interface SynthesisSelectProps {
  runs: readonly RunRow[];
  loading: boolean;
  value: string | undefined;
  onChange: (runId: string) => void;
}

/** A choice of synthesis runs, each with its time and who started it. */
export function SynthesisSelect({ runs, loading, value, onChange }: SynthesisSelectProps) {
  const { i18n } = useTranslation();
  return (
    <Select
      value={value}
      loading={loading}
      showSearch={{ optionFilterProp: 'label' }}
      options={runs.map(({ runId, title, createTime, createBy }) => ({
        value: runId,
        label: `${title} · ${formatWhen(createTime, i18n.language)} · ${createBy}`,
      }))}
      onChange={onChange}
    />
  );
}
