import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { signalFilters } from './signalKinds.ts';
import type { SignalFilter } from './signalKinds.ts';
import './scopePanel.css';

interface Props {
  value: SignalFilter;
  onChange: (filter: SignalFilter) => void;
}

/** Which signals of a scope are listed. */
export function SignalFilterChoice({ value, onChange }: Props) {
  const { t } = useTranslation('waves');
  return (
    <Select
      size="small"
      className="nl-wave-scopes-filter"
      aria-label={t('scope.filter')}
      value={value}
      options={signalFilters.map((filter) => ({ value: filter, label: t(`scope.${filter}`) }))}
      onChange={onChange}
    />
  );
}
