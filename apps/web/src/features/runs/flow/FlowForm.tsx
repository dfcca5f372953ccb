import { PlayCircleOutlined } from '@ant-design/icons';
import type { RequestOf } from '@netloom/contract';
import { Alert, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Advanced, Field, LimitFields, MissingTool, RunForm, StartButton } from '../run/index.ts';
import { PathInput } from '../../../parts/form/PathInput.tsx';
import { MacroPaths } from '../timing/index.ts';
import { StageChoice } from './StageChoice.tsx';
import { useFlowForm } from './useFlowForm.ts';

const LIBERTY = ['.lib'];

/** Which stages of which SoC to run, on which cells, within what limits. */
export function FlowForm({ from }: { from: RequestOf<'flow'> | null }) {
  const { t } = useTranslation('flow');
  const { form, designs, isReading, set, start, isStarting } = useFlowForm(from);
  return (
    <RunForm onStart={start}>
      <MissingTool name="verilator" />
      {!isReading && designs.length === 0 ? <Alert type="info" showIcon title={t('noDesign')} /> : null}
      <Field label={t('design')}>
        <Select
          value={form.path === '' ? undefined : form.path}
          loading={isReading}
          options={designs.map(({ path, socName }) => ({ value: path, label: socName, title: path }))}
          onChange={(path) => set({ path })}
        />
      </Field>
      <StageChoice stages={form.stages} onChange={(stages) => set({ stages })} />
      {form.stages.includes('synthesize') ? (
        <Field label={t('liberty')}>
          <PathInput
            value={form.liberty}
            endings={LIBERTY}
            placeholder="osu018"
            onChange={(liberty) => set({ liberty })}
          />
        </Field>
      ) : null}
      {form.stages.includes('synthesize') ? (
        <MacroPaths
          label={t('macros')}
          help={t('macrosHelp')}
          macros={form.macros}
          onChange={(macros) => set({ macros })}
        />
      ) : null}
      <Advanced label={t('limits')}>
        <LimitFields limits={form} set={set} />
      </Advanced>
      <StartButton
        label={t('run')}
        icon={<PlayCircleOutlined aria-hidden />}
        disabled={form.path === '' || form.stages.length === 0}
        loading={isStarting}
      />
    </RunForm>
  );
}
