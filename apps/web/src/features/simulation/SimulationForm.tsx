import { CaretRightOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { runTargets } from '@netloom/contract';
import { Alert, Button, Collapse, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../api/index.ts';
import { useDeptId } from '../../session/index.ts';
import { Field, MissingTool } from '../runs/index.ts';
import { useSimulationForm } from './useSimulationForm.ts';

interface SimulationFormProps {
  /** Chooses the target that this list builds. */
  fileList: string | null;
}

/** What to simulate, with what arguments and limits. */
export function SimulationForm({ fileList }: SimulationFormProps) {
  const { t } = useTranslation('simulation');
  const deptId = useDeptId();
  const targets = useCall(runTargets, { query: { deptId } }, { staleTime: 0 });
  const { form, set, choose, start, starting } = useSimulationForm(targets.data ?? [], fileList);
  const ready = form.top !== '' && form.fileList !== '';
  const text = (name: 'top' | 'testbench' | 'fileList' | 'plusargs', placeholder = '') => (
    <Field label={t(`form.${name}`)}>
      <Input
        className="nl-mono"
        value={form[name]}
        placeholder={placeholder}
        spellCheck={false}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    </Field>
  );
  const number = (name: 'seed' | 'seconds' | 'memoryMegabytes', min: number, max: number) => (
    <Field label={t(`form.${name}`)}>
      <InputNumber
        min={min}
        max={max}
        precision={0}
        value={form[name]}
        onChange={(value) => set({ [name]: value ?? undefined })}
      />
    </Field>
  );
  return (
    <form
      className="nl-run-form"
      onSubmit={(event) => {
        event.preventDefault();
        start('simulate');
      }}
    >
      <MissingTool name="verilator" />
      {targets.data?.length === 0 ? <Alert type="info" showIcon title={t('noTargets')} /> : null}
      <Field label={t('form.target')}>
        <Select
          value={form.fileList === '' ? undefined : `${form.fileList} ${form.top}`}
          loading={targets.isPending}
          options={(targets.data ?? []).map((target) => ({
            value: `${target.fileList} ${target.top}`,
            label: target.title,
            target,
          }))}
          onChange={(_, option) => (option && !Array.isArray(option) ? choose(option.target) : undefined)}
        />
      </Field>
      {text('plusargs', '+count=100 +verbose')}
      <Collapse
        ghost
        size="small"
        items={[
          {
            key: 'advanced',
            label: t('form.advanced'),
            children: (
              <div className="nl-run-advanced">
                {text('top')}
                {text('testbench')}
                {text('fileList')}
                {number('seed', 0, 2147483647)}
                {number('seconds', 1, 86400)}
                {number('memoryMegabytes', 128, 65536)}
              </div>
            ),
          },
        ]}
      />
      <div className="nl-run-buttons">
        <Button
          type="primary"
          htmlType="submit"
          icon={<CaretRightOutlined aria-hidden />}
          disabled={!ready}
          loading={starting === 'simulate'}
        >
          {t('run')}
        </Button>
        <Button
          icon={<SafetyCertificateOutlined aria-hidden />}
          disabled={!ready}
          loading={starting === 'lint'}
          onClick={() => start('lint')}
        >
          {t('lint')}
        </Button>
      </div>
    </form>
  );
}
