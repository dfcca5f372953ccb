import type { PllFamilyId } from '@netloom/model';
import { PLL_FAMILIES } from '@netloom/soc/clocks';
import { Input, InputNumber, Segmented, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSoc } from '../../soc/index.ts';
import { frequencyText } from '../store/frequency.ts';
import { LimitsForm } from './LimitsForm.tsx';
import { references } from './wish.ts';
import type { PllWish } from './wish.ts';

interface Props {
  pll: string | undefined;
  wish: PllWish;
  onChange: (part: Partial<PllWish>) => void;
}

const FAMILIES = Object.entries(PLL_FAMILIES).map(([id, { title }]) => ({
  value: id as PllFamilyId,
  label: title,
}));

export function PllForm({ pll, wish, onChange }: Props) {
  const { t } = useTranslation('clocks');
  const document = useSoc((state) => state.document);
  const clocks = references(document, pll).map((value) => ({
    value,
    label: `${value} · ${frequencyText(document.clocks[value]?.frequency)}`,
  }));
  const field = (key: 'family' | 'reference' | 'wanted' | 'tolerance', control: ReactNode) => (
    <label>
      {t(`pll.${key}`)}
      {control}
    </label>
  );
  return (
    <>
      <div className="nl-clocks-pll">
        {field(
          'family',
          <Select value={wish.family} options={FAMILIES} onChange={(family) => onChange({ family })} />,
        )}
        {field(
          'reference',
          <Select value={wish.from || undefined} options={clocks} onChange={(from) => onChange({ from })} />,
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
        <VcoChoice vco={wish.vco} onChange={(vco) => onChange({ vco })} />
      </div>
      {wish.family === 'asic' && (
        <LimitsForm limits={wish.limits} onChange={(limits) => onChange({ limits })} />
      )}
    </>
  );
}

/** A label of a group of choices, which no one control carries. */
function VcoChoice({ vco, onChange }: { vco: PllWish['vco']; onChange: (vco: PllWish['vco']) => void }) {
  const { t } = useTranslation('clocks');
  return (
    <div>
      {t('pll.vco')}
      <Segmented
        aria-label={t('pll.vco')}
        value={vco}
        options={(['high', 'low'] as const).map((value) => ({ value, label: t(`pll.${value}`) }))}
        onChange={onChange}
      />
    </div>
  );
}
