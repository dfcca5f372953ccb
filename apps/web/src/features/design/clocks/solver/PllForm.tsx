import { PLL_FAMILIES } from '@netloom/soc/clocks';
import type { PllRequest } from '@netloom/soc/clocks';
import { Input, InputNumber, Segmented, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What is typed: frequencies in MHz. */
export interface PllWish {
  family: string;
  reference: number;
  outputs: string;
  percent: number;
  vco: PllRequest['vco'];
}

interface Props {
  wish: PllWish;
  onChange: (part: Partial<PllWish>) => void;
}

export function PllForm({ wish, onChange }: Props) {
  const { t } = useTranslation('clocks');
  const field = (key: 'family' | 'reference' | 'wanted' | 'tolerance', control: ReactNode) => (
    <label>
      {t(`pll.${key}`)}
      {control}
    </label>
  );
  const families = Object.values(PLL_FAMILIES).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <div className="nl-clocks-pll">
      {field(
        'family',
        <Select value={wish.family} options={families} onChange={(family) => onChange({ family })} />,
      )}
      {field(
        'reference',
        <InputNumber
          min={0.001}
          value={wish.reference}
          suffix="MHz"
          onChange={(reference) => reference && onChange({ reference })}
        />,
      )}
      {field(
        'wanted',
        <Input
          value={wish.outputs}
          suffix="MHz"
          onChange={({ target }) => onChange({ outputs: target.value })}
        />,
      )}
      {field(
        'tolerance',
        <InputNumber
          min={0}
          max={50}
          value={wish.percent}
          suffix="%"
          onChange={(percent) => onChange({ percent: percent ?? 0 })}
        />,
      )}
      <VcoChoice {...{ wish, onChange }} />
    </div>
  );
}

/** A label of a group of choices, which no one control carries. */
function VcoChoice({ wish, onChange }: Props) {
  const { t } = useTranslation('clocks');
  return (
    <div>
      {t('pll.vco')}
      <Segmented
        aria-label={t('pll.vco')}
        value={wish.vco}
        options={(['high', 'low'] as const).map((value) => ({ value, label: t(`pll.${value}`) }))}
        onChange={(vco) => onChange({ vco })}
      />
    </div>
  );
}
