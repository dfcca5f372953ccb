import { PartitionOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Collapse, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Field, MissingTool } from '../../run/index.ts';
import { PathInput } from '../../timing/index.ts';
import { AdvancedFields } from './AdvancedFields.tsx';
import { targetFields, technologyFields } from './synthesisFields.ts';
import { useSynthesisForm } from './useSynthesisForm.ts';
import type { FormStart } from './useSynthesisForm.ts';

const LIBERTY = ['.lib'];
const TARGETS = ['liberty', 'ice40', 'ecp5', 'generic'] as const;

/** What to synthesize, to which cells, within what limits. */
export function SynthesisForm(props: FormStart) {
  const { t } = useTranslation('synthesis');
  const { form, targets, loading, ready, set, start, starting } = useSynthesisForm(props);
  return (
    <form
      className="nl-run-form"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      {form.engine === 'native' ? <MissingTool name="yosys" /> : null}
      {targets?.length === 0 ? (
        <Alert
          type="info"
          showIcon
          title={t('noTargets')}
          action={<Link to="/charts/keyboard">{t('openCanvas')}</Link>}
        />
      ) : null}
      <Field label={t('form.design')}>
        <Select
          value={form.top === '' ? undefined : `${form.fileList} ${form.top}`}
          loading={loading}
          showSearch
          options={targets?.map((target) => ({
            value: `${target.fileList} ${target.top}`,
            label: target.title,
            title: target.fileList,
            target,
          }))}
          labelRender={({ label, value }) => label ?? String(value).split(' ').at(-1)}
          onChange={(_, option) =>
            option && !Array.isArray(option) ? set(targetFields(option.target)) : undefined
          }
        />
      </Field>
      <Field label={t('form.target')}>
        <Select
          value={form.target}
          options={TARGETS.map((value) => ({ value, label: t(`target.${value}`) }))}
          onChange={(target) => set(technologyFields(target))}
        />
      </Field>
      {form.target === 'liberty' ? (
        <Field label={t('form.liberty')}>
          <PathInput
            value={form.liberty}
            endings={LIBERTY}
            placeholder="osu018"
            onChange={(liberty) => set({ liberty })}
          />
        </Field>
      ) : null}
      <small className="nl-dim">{t(`targetHelp.${form.target}`)}</small>
      <Checkbox checked={form.flatten} onChange={({ target }) => set({ flatten: target.checked })}>
        {t('form.flatten')}
      </Checkbox>
      <Collapse
        ghost
        size="small"
        items={[
          { key: 'advanced', label: t('form.advanced'), children: <AdvancedFields form={form} set={set} /> },
        ]}
      />
      <div className="nl-run-buttons">
        <Button
          type="primary"
          htmlType="submit"
          icon={<PartitionOutlined aria-hidden />}
          disabled={!ready}
          loading={starting}
        >
          {t('run')}
        </Button>
      </div>
    </form>
  );
}
