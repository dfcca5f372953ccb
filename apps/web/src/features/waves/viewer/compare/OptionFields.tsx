import { Checkbox, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Compare.module.css';
import { hasRare } from './form.ts';
import type { CompareForm } from './form.ts';

interface Props {
  form: CompareForm;
  onChange: (change: Partial<CompareForm>) => void;
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      {children}
    </label>
  );
}

/** How the dumps are compared: what is often set, and the rest in a fold. */
export function OptionFields({ form, onChange }: Props) {
  const { t } = useTranslation('waves');
  const [isOpen] = useState(() => hasRare(form));
  const text = (key: 'scope' | 'tolerance' | 'offset', placeholder: string) => (
    <Labelled label={t(`compare.${key}`)}>
      <Input
        size="small"
        value={form[key]}
        placeholder={placeholder}
        onChange={(event) => onChange({ [key]: event.target.value })}
      />
    </Labelled>
  );
  const lines = (key: 'scopes' | 'ignore', placeholder: string) => (
    <Labelled label={t(`compare.${key}`)}>
      <Input.TextArea
        size="small"
        autoSize={{ minRows: 1, maxRows: 5 }}
        value={form[key]}
        placeholder={placeholder}
        onChange={(event) => onChange({ [key]: event.target.value })}
      />
    </Labelled>
  );
  const flag = (key: 'ignoreCase' | 'nineStates') => (
    <Checkbox checked={form[key]} onChange={(event) => onChange({ [key]: event.target.checked })}>
      {t(`compare.${key}`)}
    </Checkbox>
  );
  const sides = (['none', 'a', 'b', 'both'] as const).map((value) => ({
    value,
    label: t(`compare.dontCareOf.${value}`),
  }));
  return (
    <>
      <div className={styles.fields}>
        {text('scope', 'top.dut')}
        {text('tolerance', '200ps')}
      </div>
      <details className={styles.rare} open={isOpen}>
        <summary>{t('compare.more')}</summary>
        <div className={styles.fields}>
          {text('offset', '-5ns')}
          <Labelled label={t('compare.dontCare')}>
            <Select
              size="small"
              aria-label={t('compare.dontCare')}
              value={form.dontCare}
              options={sides}
              onChange={(dontCare) => onChange({ dontCare })}
            />
          </Labelled>
          {lines('scopes', 'top.dut=bench.uut')}
          {lines('ignore', '**.scan_*')}
          {flag('ignoreCase')}
          {flag('nineStates')}
        </div>
      </details>
    </>
  );
}
