import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { STAGES, switched } from './stages.ts';
import type { Stage } from './stages.ts';

interface StageChoiceProps {
  stages: readonly Stage[];
  onChange: (stages: Stage[]) => void;
}

/** Which stages run. */
export function StageChoice({ stages, onChange }: StageChoiceProps) {
  const { t } = useTranslation('flow');
  const { t: runText } = useTranslation('runs');
  return (
    <fieldset className="nl-flow-stages">
      <legend>{t('stages')}</legend>
      {STAGES.map((stage) => (
        <Checkbox
          key={stage}
          checked={stages.includes(stage)}
          onChange={({ target }) => onChange(switched(stages, stage, target.checked))}
        >
          {runText(`kind.${stage}`)}
        </Checkbox>
      ))}
      <small className="nl-dim">{t('order')}</small>
    </fieldset>
  );
}
