import { release, setLabel, setPinSetting } from '@netloom/pins';
import type { PinSetting } from '@netloom/pins';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnalysis } from '../../store/derived.ts';
import { edit } from '../../files/boards.ts';
import { ListControl } from '../form/ListControl.tsx';
import { Problems } from '../form/Problems.tsx';
import { problemsAt } from '../form/problemsAt.ts';
import { useTexts } from '../form/useTexts.ts';

interface Props {
  pin: string;
  settings: readonly PinSetting[];
  label: string;
}

/** Settings and label of a pin. */
export function GpioSettings({ pin, settings, label }: Props) {
  const { t } = useTranslation('pinPeripherals');
  const texts = useTexts();
  const analysis = useAnalysis();
  return (
    <div>
      <LabelField pin={pin} label={label} />
      {settings.map(({ parameter, value }) => {
        const pointer = `/pins/${pin}/settings/${parameter.name}`;
        const problems = problemsAt(analysis, pointer);
        const id = `setting-${pin}-${parameter.name}`;
        return (
          <div key={parameter.name} className="nl-pins-field" data-field={pointer}>
            <label htmlFor={id}>{texts.parameter(parameter)}</label>
            <ListControl
              id={id}
              parameter={parameter}
              options={parameter.options ?? []}
              value={value}
              wrong={problems.some(({ severity }) => severity === 'error')}
              onChange={(next) => set(parameter.name, next === parameter.default ? undefined : next)}
            />
            <Problems problems={problems} />
          </div>
        );
      })}
      <Button size="small" onClick={() => edit((configuration) => release(configuration, pin))}>
        {t('free', { pin })}
      </Button>
    </div>
  );

  function set(name: string, value: string | number | undefined) {
    edit((configuration) => setPinSetting(configuration, pin, name, value));
  }
}

function LabelField({ pin, label }: { pin: string; label: string }) {
  const { t } = useTranslation('pinPeripherals');
  const [draft, setDraft] = useState<string>();
  const problems = problemsAt(useAnalysis(), `/pins/${pin}/label`);
  function take() {
    if (draft !== undefined) edit((configuration) => setLabel(configuration, pin, draft.trim()));
    setDraft(undefined);
  }
  return (
    <div className="nl-pins-field" data-field={`/pins/${pin}/label`}>
      <label htmlFor={`label-${pin}`}>{t('label')}</label>
      <Input
        id={`label-${pin}`}
        size="small"
        className="nl-pins-mono"
        maxLength={64}
        spellCheck={false}
        status={problems.length > 0 ? 'error' : ''}
        value={draft ?? label}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={take}
        onPressEnter={take}
      />
      <Problems problems={problems} />
    </div>
  );
}
