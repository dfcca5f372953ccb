import type { Chip, Parameter } from '@netloom/pins';
import { InputNumber, Select } from 'antd';
import { memo } from 'react';
import { useTexts } from '../../peripherals/form/useTexts.ts';
import { edit } from '../../files/boards.ts';
import { pinPointer } from './pinPointer.ts';
import { withSetting } from '../actions/withSetting.ts';

interface Props {
  chip: Chip;
  pin: string;
  parameter: Parameter;
  value: string | number;
}

/** Edits a setting of a pin; its default is not stored. Drawn anew when what it offers or shows changes. */
export const SettingField = memo(Field, (one, other) => {
  const isSame = one.chip === other.chip && one.pin === other.pin && one.value === other.value;
  return isSame && JSON.stringify(one.parameter) === JSON.stringify(other.parameter);
});

function Field({ chip, pin, parameter, value }: Props) {
  const texts = useTexts();
  const { name, type, options, readOnly, min, max, unit } = parameter;
  const label = texts.parameter(parameter);
  function set(next: string | number | null) {
    if (next !== null) edit((configuration) => withSetting(configuration, chip, pin, name, next));
  }
  return (
    <label className="nl-pins-setting" data-field={pinPointer(pin, `settings/${name}`)}>
      <span>{label}</span>
      {type === 'integer' ? (
        <InputNumber
          size="small"
          value={Number(value)}
          min={min}
          max={max}
          suffix={unit}
          disabled={readOnly}
          onChange={set}
        />
      ) : (
        <Select
          size="small"
          aria-label={label}
          value={value}
          disabled={readOnly || (options?.length ?? 0) < 2}
          popupMatchSelectWidth={false}
          options={options?.map((option) => ({
            value: option.value,
            label: texts.option(parameter, option),
          }))}
          onChange={set}
        />
      )}
    </label>
  );
}
