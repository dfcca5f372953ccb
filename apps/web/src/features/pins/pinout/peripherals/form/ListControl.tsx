import { allOptions, sayOfPins } from '@netloom/pins';
import type { Parameter, ParameterOption, Value } from '@netloom/pins';
import { Select } from 'antd';
import { useSaid } from '../../../../../diagnostics/useSaid.ts';
import { useTexts } from './useTexts.ts';

interface Props {
  id: string;
  parameter: Parameter;
  /** Those that are offered. */
  options: readonly ParameterOption[];
  value: Value;
  wrong: boolean;
  onChange: (value: Value) => void;
}

/** A choice; options that are not offered stand last, with the reason. */
export function ListControl({ id, parameter, options: offered, value, wrong, onChange }: Props) {
  const texts = useTexts();
  const say = useSaid();
  const others = allOptions(parameter).filter((option) => !offered.includes(option));
  return (
    <Select<Value>
      id={id}
      size="small"
      status={wrong ? 'error' : ''}
      popupMatchSelectWidth={false}
      value={value}
      options={[...offered, ...others].map((option) => ({
        value: option.value,
        label: texts.option(parameter, option),
        title: option.reason && say(sayOfPins(option.reason, {})),
        disabled: !offered.includes(option),
      }))}
      onChange={onChange}
    />
  );
}
