import { UndoOutlined } from '@ant-design/icons';
import { defaultOf, optionsOf, storedValue } from '@netloom/pins';
import type { AnalysedPeripheral, Mode, Parameter, Value } from '@netloom/pins';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAnalysis } from '../../store/derived.ts';
import { chooseParameter } from '../actions.ts';
import { BaudNote } from './BaudNote.tsx';
import { ListControl } from './ListControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { Problems } from './Problems.tsx';
import { problemsAt } from './problemsAt.ts';
import { useTexts } from './useTexts.ts';

interface Props {
  peripheral: AnalysedPeripheral;
  parameter: Parameter;
  mode: Mode;
}

/** One parameter: its control, the way back to its default, and what stands against its value. */
export function ParameterField({ peripheral, parameter, mode }: Props) {
  const texts = useTexts();
  const { t } = useTranslation('pinPeripherals');
  const { instance, values } = peripheral;
  const pointer = `/peripherals/${instance}/parameters/${parameter.name}`;
  const problems = problemsAt(useAnalysis(), pointer);
  const value = values[parameter.name] ?? '';
  const id = `parameter-${instance}-${parameter.name}`;
  const label = texts.parameter(parameter);
  const isDefault = value === defaultOf(parameter, mode.name) || parameter.readOnly;
  const set = (next: Value) =>
    chooseParameter(instance, parameter.name, storedValue(parameter, mode.name, next));
  const isWrong = problems.some(({ severity }) => severity === 'error');
  return (
    <div className="nl-pins-field" data-field={pointer} data-wrong={isWrong}>
      <label htmlFor={id}>{label}</label>
      {isDefault ? null : (
        <Button
          type="text"
          size="small"
          icon={<UndoOutlined />}
          title={t('toDefault', { value: String(defaultOf(parameter, mode.name)) })}
          aria-label={t('toDefault', { value: String(defaultOf(parameter, mode.name)) })}
          onClick={() => chooseParameter(instance, parameter.name, undefined)}
        />
      )}
      {parameter.readOnly ? (
        <output id={id}>{value === '' ? t('clockUnknown') : value}</output>
      ) : parameter.type === 'list' ? (
        <ListControl
          id={id}
          parameter={parameter}
          options={optionsOf(parameter, mode.name)}
          value={value}
          wrong={isWrong}
          onChange={set}
        />
      ) : (
        <NumberControl id={id} parameter={parameter} value={value} wrong={isWrong} onChange={set} />
      )}
      {parameter.check === 'usartBaud' ? <BaudNote peripheral={peripheral} /> : null}
      <Problems problems={problems} />
    </div>
  );
}
