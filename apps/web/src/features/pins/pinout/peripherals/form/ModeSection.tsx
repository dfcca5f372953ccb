import type { AnalysedPeripheral, PeripheralDefinition } from '@netloom/pins';
import { parametersOf } from '@netloom/pins';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OpenPins } from '../../store/pinsStore.ts';
import { chooseMode } from '../actions.ts';
import { ParameterField } from './ParameterField.tsx';

interface Props {
  open: OpenPins;
  peripheral: AnalysedPeripheral;
  definition: PeripheralDefinition;
}

/** Mode of a peripheral with what adds signals to it, and what the mode fixes. */
export function ModeSection({ open, peripheral, definition }: Props) {
  const { t } = useTranslation('pinPeripherals');
  const { instance, mode } = peripheral;
  const stored = open.configuration.peripherals[instance]?.mode ?? 'Disable';
  const options = definition.modes.map(({ name, label }) => ({
    value: name,
    label: t(`mode.${name}`, { defaultValue: label }),
  }));
  return (
    <section>
      <div className="nl-pins-field" data-field={`/peripherals/${instance}/mode`}>
        <label htmlFor={`mode-${instance}`}>{t('modeLabel')}</label>
        <Select
          id={`mode-${instance}`}
          size="small"
          popupMatchSelectWidth={false}
          value={stored}
          options={[{ value: 'Disable', label: t('disabled') }, ...options]}
          onChange={(next) => chooseMode(instance, next)}
        />
      </div>
      {mode &&
        parametersOf(definition, mode.name)
          .filter(({ chosenWithMode }) => chosenWithMode)
          .map((parameter) => (
            <ParameterField key={parameter.name} peripheral={peripheral} parameter={parameter} mode={mode} />
          ))}
      {mode ? <Fixed fixed={{ ...mode.values, ...mode.fixed }} /> : null}
    </section>
  );
}

function Fixed({ fixed }: { fixed: Readonly<Record<string, string | number>> }) {
  const { t } = useTranslation('pinPeripherals');
  const entries = Object.entries(fixed);
  if (entries.length === 0) return null;
  return (
    <details className="nl-pins-fixed">
      <summary>{t('fixed')}</summary>
      <dl>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
