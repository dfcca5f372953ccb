import type { RunTarget } from '@netloom/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from './Field.tsx';
import { keyOf, labelOf } from './targetOption.ts';
import type { ChosenTarget } from './targetOption.ts';

interface TargetSelectProps {
  label: string;
  /** Undefined until they are known. */
  targets: readonly RunTarget[] | undefined;
  chosen: ChosenTarget;
  loading: boolean;
  /** List of the chosen design where it is none of the targets. */
  notGenerated: string | undefined;
  /** There are many: they are searched, and tell their file list. */
  searched?: boolean;
  onChoose: (target: RunTarget) => void;
}

/** The design or bench that a run builds; one that is no target any more is shown by its top module. */
export function TargetSelect(props: TargetSelectProps) {
  const { label, targets, chosen, loading, notGenerated, searched, onChoose } = props;
  const { t } = useTranslation('runs');
  return (
    <Field label={label}>
      <Select
        value={chosen.top === '' ? undefined : keyOf(chosen)}
        loading={loading}
        showSearch={searched}
        popupMatchSelectWidth={false}
        options={targets?.map((target) => ({
          value: keyOf(target),
          label: labelOf(target, targets),
          title: target.testbench || target.fileList,
          target,
        }))}
        labelRender={({ label: title, value }) => title ?? String(value).split('\n').at(-1)}
        onChange={(_, option) => (option && !Array.isArray(option) ? onChoose(option.target) : undefined)}
      />
      {notGenerated !== undefined && chosen.top === '' ? (
        <small className="nl-dim">{t('notGenerated', { path: notGenerated })}</small>
      ) : null}
    </Field>
  );
}
