import type { TimingCheck } from '@netloom/model';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';

interface CheckChoiceProps {
  check: TimingCheck;
  onChange: (check: TimingCheck) => void;
}

export function CheckChoice({ check, onChange }: CheckChoiceProps) {
  const { t } = useTranslation('timing');
  return (
    <Segmented<TimingCheck>
      size="small"
      value={check}
      options={[
        { value: 'setup', label: t('check.setup') },
        { value: 'hold', label: t('check.hold') },
      ]}
      onChange={onChange}
    />
  );
}
