import { PlayCircleOutlined } from '@ant-design/icons';
import type { RequestOf } from '@netloom/contract';
import { Alert, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Advanced, Field, LimitFields, MissingTool, RunForm, StartButton } from '../run/index.ts';
import { PathInput } from '../../../parts/form/PathInput.tsx';
import { MacroPaths } from '../timing/index.ts';
import { OwnFields } from './OwnFields.tsx';
import { StageChoice } from './StageChoice.tsx';
import { useFlowForm } from './useFlowForm.ts';

const LIBERTY = ['.lib'];

/** Which stages of which design to run, on which cells, within what limits. */
export function FlowForm({ from }: { from: RequestOf<'flow'> | null }) {
  const { t } = useTranslation('flow');
  const { of, setOf, form, designs, isReading, set, start, isReady, isStarting } = useFlowForm(from);
  return (
    <RunForm onStart={start}>
      <MissingTool name="verilator" />
      <Segmented
        block
        aria-label={t('of')}
        value={of}
        options={(['soc', 'own'] as const).map((value) => ({ value, label: t(`of_${value}`) }))}
        onChange={setOf}
      />
      {of === 'soc' && !isReading && designs.length === 0 ? (
        <Alert type="info" showIcon title={t('noDesign')} />
      ) : null}
      {of === 'soc' ? (
        <Field label={t('design')}>
          <Select
            value={form.path === '' ? undefined : form.path}
            loading={isReading}
            options={designs.map(({ path, socName }) => ({ value: path, label: socName, title: path }))}
            onChange={(path) => set({ path })}
          />
        </Field>
      ) : null}
      <StageChoice stages={form.stages} onChange={(stages) => set({ stages })} />
      {of === 'own' ? (
        <OwnFields own={form.own} stages={form.stages} onChange={(own) => set({ own })} />
      ) : null}
      {form.stages.includes('synthesize') ? <CellFields form={form} set={set} /> : null}
      <Advanced label={t('limits')}>
        <LimitFields limits={form} set={set} />
      </Advanced>
      <StartButton
        label={t('run')}
        icon={<PlayCircleOutlined aria-hidden />}
        disabled={!isReady}
        loading={isStarting}
      />
    </RunForm>
  );
}

type CellFieldsProps = Pick<ReturnType<typeof useFlowForm>, 'form' | 'set'>;

/** The cells that synthesis maps to. */
function CellFields({ form, set }: CellFieldsProps) {
  const { t } = useTranslation('flow');
  return (
    <>
      <Field label={t('liberty')}>
        <PathInput
          value={form.liberty}
          endings={LIBERTY}
          placeholder="osu018"
          onChange={(liberty) => set({ liberty })}
        />
      </Field>
      <MacroPaths
        label={t('macros')}
        help={t('macrosHelp')}
        macros={form.macros}
        onChange={(macros) => set({ macros })}
      />
    </>
  );
}
