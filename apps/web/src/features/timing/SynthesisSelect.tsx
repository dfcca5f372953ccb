import type { RunRow } from '@netloom/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';

interface SynthesisSelectProps {
  runs: readonly RunRow[];
  loading: boolean;
  value: string | undefined;
  onChange: (runId: string) => void;
}

/** A choice of synthesis runs, each with its time and who started it. */
export function SynthesisSelect({ runs, loading, value, onChange }: SynthesisSelectProps) {
  const { i18n } = useTranslation();
  const when = (text: string) =>
    new Date(text).toLocaleString(i18n.language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <Select
      value={value}
      loading={loading}
      showSearch={{ optionFilterProp: 'label' }}
      options={runs.map(({ runId, title, createTime, createBy }) => ({
        value: runId,
        label: `${title} · ${when(createTime)} · ${createBy}`,
      }))}
      onChange={onChange}
    />
  );
}
