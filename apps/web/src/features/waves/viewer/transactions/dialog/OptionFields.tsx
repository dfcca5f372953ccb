import type { DecoderOption, OptionValue } from '@netloom/waves';
import { InputNumber, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import '../transactions.css';

interface Props {
  options: DecoderOption[];
  values: Record<string, OptionValue>;
  onChange: (name: string, value: OptionValue) => void;
}

/** Numbers speak for themselves; words have texts of their own. */
function isWord(choice: string): boolean {
  return !/^[\d.]+$/.test(choice);
}

/** How a decoder reads its signals. */
export function OptionFields({ options, values, onChange }: Props) {
  const { t } = useTranslation('waves');
  function field(option: DecoderOption) {
    const value = values[option.name] ?? option.initial;
    const change = (next: OptionValue | null) => next !== null && onChange(option.name, next);
    if (option.type === 'flag') return <Switch size="small" checked={value === true} onChange={change} />;
    if (option.type === 'number') {
      const { least, greatest } = option;
      return <InputNumber size="small" min={least} max={greatest} value={Number(value)} onChange={change} />;
    }
    const choices = option.choices.map((choice) => ({
      value: choice,
      label: isWord(choice) ? t(`transactions.choice.${choice}`) : choice,
    }));
    return (
      <Select
        size="small"
        value={String(value)}
        options={choices}
        onChange={change}
        popupMatchSelectWidth={false}
      />
    );
  }
  return (
    <div className="nl-wave-transactions-options">
      {options.map((option) => (
        <label key={option.name} title={t(`transactions.optionText.${option.name}`)}>
          <span>{t(`transactions.option.${option.name}`)}</span>
          {field(option)}
        </label>
      ))}
    </div>
  );
}
