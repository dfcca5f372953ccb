import { FieldTimeOutlined } from '@ant-design/icons';
import type { RequestOf } from '@netloom/contract';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDesignName } from '../../../session/index.ts';
import { Advanced, Field, firstOf, MissingTool, RunForm, StartButton } from '../run/index.ts';
import { AdvancedFields } from './AdvancedFields.tsx';
import { NoSynthesis } from './NoSynthesis.tsx';
import { PathInput } from '../../../parts/form/PathInput.tsx';
import { SynthesisSelect } from './SynthesisSelect.tsx';
import { TreeFields } from './TreeFields.tsx';
import type { FieldsProps, TimingFields } from './useTimingForm.ts';
import { useSyntheses } from './useSyntheses.ts';
import { useTimingForm } from './useTimingForm.ts';

interface TimingFormProps {
  /** Settings of a run to start from. */
  start: RequestOf<'timing'> | null;
  /** Synthesis run of the address. */
  synthesisRunId: string | null;
}

/** What to time, by which constraints, within what limits. */
export function TimingForm({ start, synthesisRunId }: TimingFormProps) {
  const { t } = useTranslation('timing');
  const { runs, isPending } = useSyntheses('liberty');
  const design = useDesignName();
  const latest = firstOf(runs, design, ({ top }, name) => top === name);
  const { form, set, ready, run, running } = useTimingForm(start, synthesisRunId ?? latest?.runId);
  return (
    <RunForm onStart={() => run()}>
      <MissingTool name="sta" />
      <Segmented<TimingFields['source']>
        block
        value={form.source}
        options={[
          { value: 'synthesis', label: t('form.fromSynthesis') },
          { value: 'tree', label: t('form.fromTree') },
        ]}
        onChange={(source) => set({ source })}
      />
      {form.source === 'tree' ? (
        <TreeFields form={form} set={set} />
      ) : !isPending && runs.length === 0 ? (
        <NoSynthesis text={t('noSynthesis')} />
      ) : (
        <Field label={t('form.synthesis')}>
          <SynthesisSelect
            runs={runs}
            loading={isPending}
            value={form.synthesisRunId}
            onChange={(runId) => set({ synthesisRunId: runId })}
          />
          {design && !isPending && form.synthesisRunId === undefined ? (
            <small className="nl-dim">{t('form.notSynthesized', { name: design })}</small>
          ) : null}
        </Field>
      )}
      <ConstraintsField form={form} set={set} />
      <Advanced label={t('form.advanced')}>
        <AdvancedFields form={form} set={set} />
      </Advanced>
      <StartButton
        label={t('run')}
        icon={<FieldTimeOutlined aria-hidden />}
        disabled={!ready}
        loading={running}
      />
    </RunForm>
  );
}

/** The file of constraints, and what counts without one. */
function ConstraintsField({ form, set }: FieldsProps) {
  const { t } = useTranslation('timing');
  return (
    <>
      <Field label={t('form.sdc')}>
        <PathInput
          value={form.sdc}
          endings={['.sdc']}
          placeholder={t('form.sdcNone')}
          onChange={(sdc) => set({ sdc })}
        />
      </Field>
      {form.sdc === '' ? <small className="nl-dim">{t('form.sdcHelp')}</small> : null}
    </>
  );
}
