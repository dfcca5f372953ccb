import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FlagField, Labelled, LinesField, TextField } from './fields.tsx';
import type { FormProps } from './fields.tsx';
import { hasRare } from './form.ts';
import './compare.css';

const sides = ['none', 'a', 'b', 'both'] as const;

/** How the dumps are compared: what is often set, and the rest in a fold. */
export function OptionFields(props: FormProps) {
  const { form, onChange } = props;
  const { t } = useTranslation('waves');
  const [isOpen] = useState(() => hasRare(form));
  return (
    <>
      <div className="nl-wave-compare-fields">
        <TextField name="scope" placeholder="top.dut" {...props} />
        <TextField name="tolerance" placeholder="200ps" {...props} />
      </div>
      <details className="nl-wave-compare-rare" open={isOpen}>
        <summary>{t('compare.more')}</summary>
        <div className="nl-wave-compare-fields">
          <TextField name="offset" placeholder="-5ns" {...props} />
          <Labelled label={t('compare.dontCare')}>
            <Select
              size="small"
              aria-label={t('compare.dontCare')}
              value={form.dontCare}
              options={sides.map((value) => ({ value, label: t(`compare.dontCareOf.${value}`) }))}
              onChange={(dontCare) => onChange({ dontCare })}
            />
          </Labelled>
          <LinesField name="scopes" placeholder="top.dut=bench.uut" {...props} />
          <LinesField name="ignore" placeholder="**.scan_*" {...props} />
          <FlagField name="ignoreCase" {...props} />
          <FlagField name="nineStates" {...props} />
        </div>
      </details>
    </>
  );
}
