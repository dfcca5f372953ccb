import { Select } from 'antd';
import { useTranslation } from 'react-i18next';

interface ResultFilterProps {
  /** Undefined for all. */
  value: boolean | undefined;
  onChange: (success: boolean | undefined) => void;
}

/** Narrows a list to what went well, or was refused. */
export function ResultFilter({ value, onChange }: ResultFilterProps) {
  const { t } = useTranslation('list');
  return (
    <Select<'done' | 'refused'>
      allowClear
      className="nl-list-select"
      placeholder={t('result')}
      aria-label={t('result')}
      value={value === undefined ? undefined : value ? 'done' : 'refused'}
      options={[
        { value: 'done', label: t('done') },
        { value: 'refused', label: t('refused') },
      ]}
      onChange={(result) => onChange(result === undefined ? undefined : result === 'done')}
    />
  );
}
