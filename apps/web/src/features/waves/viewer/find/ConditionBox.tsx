import { AutoComplete, Input } from 'antd';
import type { InputRef } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAskedFocus } from '../panelStore.ts';
import { useConditions } from './history.ts';
import './find.css';

const EXAMPLES = ["== 32'hdead_beef", '> 10', 'rises', 'falls', 'x', "!= 8'bx0z1_????"];

interface Props {
  condition: string;
  error: string | undefined;
  onChange: (condition: string) => void;
  onEnter: (backwards: boolean) => void;
}

/** The condition that a value is searched by, with earlier ones and examples to choose from. */
export function ConditionBox({ condition, error, onChange, onEnter }: Props) {
  const { t } = useTranslation('waves');
  const { conditions } = useConditions();
  const field = useAskedFocus<InputRef>();
  const matching = conditions.filter((one) => one.includes(condition) && one !== condition);
  const group = (label: string, list: readonly string[]) =>
    list.length === 0
      ? []
      : [{ label, options: list.map((value) => ({ value, label: <code>{value}</code> })) }];
  const examples = EXAMPLES.filter((one) => condition === '' && !conditions.includes(one));
  return (
    <div className="nl-wave-find-condition">
      <AutoComplete
        size="small"
        className="nl-wave-find-box"
        value={condition}
        options={[...group(t('find.earlier'), matching), ...group(t('find.examples'), examples)]}
        onChange={(value: string) => onChange(value)}
      >
        <Input
          ref={field}
          aria-label={t('find.condition')}
          aria-invalid={error !== undefined}
          placeholder={t('find.placeholder')}
          status={error === undefined ? '' : 'error'}
          allowClear
          onKeyDown={(event) => event.key === 'Enter' && onEnter(event.shiftKey)}
        />
      </AutoComplete>
      {error !== undefined && (
        <p role="alert" className="nl-wave-find-error">
          {error}
        </p>
      )}
    </div>
  );
}
