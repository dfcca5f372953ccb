import { FieldTimeOutlined } from '@ant-design/icons';
import type { RequestOf } from '@netloom/contract';
import { Button, Collapse, InputNumber, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field, LimitFields, MissingTool, NumberField, TextField } from '../run/index.ts';
import { NoSynthesis } from './NoSynthesis.tsx';
import { PathInput } from './PathInput.tsx';
import { SynthesisSelect } from './SynthesisSelect.tsx';
import type { TimingFields } from './useTimingForm.ts';
import { useSyntheses } from './useSyntheses.ts';
import { useTimingForm } from './useTimingForm.ts';

interface TimingFormProps {
  /** Settings of a run to start from. */
  start: RequestOf<'timing'> | null;
  /** Synthesis run of the address. */
  synthesisRunId: string | null;
}

const LIBERTY = ['.lib'];

/** What to time, by which constraints, within what limits. */
export function TimingForm({ start, synthesisRunId }: TimingFormProps) {
  const { t } = useTranslation('timing');
  const { runs, isPending } = useSyntheses('liberty');
  const { form, set, ready, run, running } = useTimingForm(start, synthesisRunId ?? runs[0]?.runId);
  const text = (name: 'top' | 'clock', placeholder: string) => (
    <TextField
      label={t(`form.${name}`)}
      value={form[name]}
      placeholder={placeholder}
      onChange={(value) => set({ [name]: value })}
    />
  );
  const liberty = (placeholder: string) => (
    <Field label={t('form.liberty')}>
      <PathInput
        value={form.liberty}
        endings={LIBERTY}
        placeholder={placeholder}
        onChange={(path) => set({ liberty: path })}
      />
    </Field>
  );
  return (
    <form
      className="nl-run-form"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
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
      {form.source === 'synthesis' ? (
        !isPending && runs.length === 0 ? (
          <NoSynthesis text={t('noSynthesis')} />
        ) : (
          <Field label={t('form.synthesis')}>
            <SynthesisSelect
              runs={runs}
              loading={isPending}
              value={form.synthesisRunId}
              onChange={(runId) => set({ synthesisRunId: runId })}
            />
          </Field>
        )
      ) : (
        <>
          <Field label={t('form.netlist')}>
            <PathInput
              value={form.netlist}
              endings={['.v']}
              placeholder="gates/top.v"
              onChange={(netlist) => set({ netlist })}
            />
          </Field>
          {text('top', 'top')}
          {liberty('osu018')}
        </>
      )}
      <Field label={t('form.sdc')}>
        <PathInput
          value={form.sdc}
          endings={['.sdc']}
          placeholder={t('form.sdcNone')}
          onChange={(sdc) => set({ sdc })}
        />
      </Field>
      {form.sdc === '' ? <small className="nl-dim">{t('form.sdcHelp')}</small> : null}
      <Collapse
        ghost
        size="small"
        items={[
          {
            key: 'advanced',
            label: t('form.advanced'),
            children: (
              <div className="nl-run-advanced">
                {form.sdc === '' ? (
                  <div className="nl-timing-pair">
                    {text('clock', 'clk')}
                    <Field label={t('form.period')}>
                      <InputNumber
                        min={0.001}
                        max={1e9}
                        value={form.period}
                        placeholder="10"
                        onChange={(period) => set({ period })}
                      />
                    </Field>
                  </div>
                ) : null}
                {form.source === 'synthesis' ? liberty(t('form.libertySame')) : null}
                <NumberField
                  label={t('form.paths')}
                  value={form.paths}
                  min={1}
                  max={1000}
                  onChange={(paths) => set({ paths })}
                />
                <LimitFields limits={form} set={set} />
              </div>
            ),
          },
        ]}
      />
      <div className="nl-run-buttons">
        <Button
          type="primary"
          htmlType="submit"
          icon={<FieldTimeOutlined aria-hidden />}
          disabled={!ready}
          loading={running}
        >
          {t('run')}
        </Button>
      </div>
    </form>
  );
}
