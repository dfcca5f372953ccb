import { Checkbox, Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompareForm } from './form.ts';
import './compare.css';

export interface FormProps {
  form: CompareForm;
  onChange: (change: Partial<CompareForm>) => void;
}

export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="nl-wave-compare-field">
      <span>{label}</span>
      {children}
    </label>
  );
}

interface TextProps<Name> extends FormProps {
  name: Name;
  /** An example. */
  placeholder: string;
}

export function TextField(props: TextProps<'scope' | 'tolerance' | 'offset'>) {
  const { name, placeholder, form, onChange } = props;
  const { t } = useTranslation('waves');
  return (
    <Labelled label={t(`compare.${name}`)}>
      <Input
        size="small"
        value={form[name]}
        placeholder={placeholder}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Labelled>
  );
}

export function LinesField({ name, placeholder, form, onChange }: TextProps<'scopes' | 'ignore'>) {
  const { t } = useTranslation('waves');
  return (
    <Labelled label={t(`compare.${name}`)}>
      <Input.TextArea
        size="small"
        autoSize={{ minRows: 1, maxRows: 5 }}
        value={form[name]}
        placeholder={placeholder}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Labelled>
  );
}

interface FlagProps extends FormProps {
  name: 'ignoreCase' | 'nineStates';
}

export function FlagField({ name, form, onChange }: FlagProps) {
  const { t } = useTranslation('waves');
  return (
    <Checkbox checked={form[name]} onChange={(event) => onChange({ [name]: event.target.checked })}>
      {t(`compare.${name}`)}
    </Checkbox>
  );
}
