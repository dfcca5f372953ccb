import type { Status } from '@netloom/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';

interface StatusFilterProps {
  value: Status | undefined;
  onChange: (status: Status | undefined) => void;
}

/** Narrows a list to what is enabled, or disabled. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const { t } = useTranslation('list');
  return (
    <Select<Status>
      allowClear
      className="nl-list-select"
      placeholder={t('status')}
      aria-label={t('status')}
      value={value}
      options={[
        { value: 0, label: t('enabled') },
        { value: 1, label: t('disabled') },
      ]}
      onChange={(status) => onChange(status ?? undefined)}
    />
  );
}
