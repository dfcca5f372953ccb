import type { RegisterField } from '@netloom/model';
import type { Members } from '@netloom/registers';
import { Select } from 'antd';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelContext, SelectRow, SwitchRow } from './rows.tsx';

interface HardwareRowsProps {
  field: RegisterField;
  set: (members: Members<RegisterField>) => void;
}

/** What hardware sees and does of a field. */
export function HardwareRows({ field, set }: HardwareRowsProps) {
  const { t } = useTranslation('registers');
  return (
    <>
      <h4>{t('section.hardware')}</h4>
      <SelectRow
        name="hardware"
        value={field.hardware}
        options={['r', 'w', 'rw', 'none']}
        onChange={(hardware) => hardware && set({ hardware })}
      />
      <SelectRow
        name="hardwareEnable"
        value={field.hardwareEnable}
        options={['always', 'high', 'low']}
        onChange={(hardwareEnable) => hardwareEnable && set({ hardwareEnable })}
      />
      <SwitchRow
        name="hardwareSet"
        value={field.hardwareSet}
        onChange={(hardwareSet) => set({ hardwareSet })}
      />
      <SwitchRow
        name="hardwareClear"
        value={field.hardwareClear}
        onChange={(hardwareClear) => set({ hardwareClear })}
      />
      <SelectRow
        name="precedence"
        value={field.precedence}
        options={['software', 'hardware']}
        onChange={(precedence) => precedence && set({ precedence })}
      />
      <ReductionsRow field={field} set={set} />
      <SwitchRow name="parity" value={field.parity} onChange={(parity) => set({ parity })} />
    </>
  );
}

const REDUCTIONS = ['and', 'or', 'xor'] as const;
type Reduction = (typeof REDUCTIONS)[number];

function ReductionsRow({ field, set }: HardwareRowsProps) {
  const { t } = useTranslation('registers');
  const { readOnly } = use(PanelContext);
  return (
    <div className="nl-reg-row">
      <span title={t('help.reductions')}>{t('prop.reductions')}</span>
      <Select<Reduction[]>
        mode="multiple"
        size="small"
        aria-label={t('prop.reductions')}
        disabled={readOnly}
        value={field.reductions ?? []}
        options={REDUCTIONS.map((value) => ({ value, label: value.toUpperCase() }))}
        onChange={(reductions) => set({ reductions: reductions.length > 0 ? reductions : undefined })}
      />
    </div>
  );
}
