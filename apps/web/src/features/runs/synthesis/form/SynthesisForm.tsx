import { PartitionOutlined } from '@ant-design/icons';
import { Alert, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Advanced, MissingTool, RunForm, StartButton, TargetSelect } from '../../run/index.ts';
import { AdvancedFields } from './AdvancedFields.tsx';
import { TechnologyFields } from './TechnologyFields.tsx';
import { targetFields } from './synthesisFields.ts';
import { useSynthesisForm } from './useSynthesisForm.ts';
import type { FormStart } from './useSynthesisForm.ts';

/** What to synthesize, to which cells, within what limits. */
export function SynthesisForm(props: FormStart) {
  const { t } = useTranslation('synthesis');
  const { form, targets, loading, notGenerated, ready, set, start, starting } = useSynthesisForm(props);
  return (
    <RunForm onStart={() => start()}>
      {form.engine === 'native' ? <MissingTool name="yosys" /> : null}
      {targets?.length === 0 ? (
        <Alert
          type="info"
          showIcon
          title={t('noTargets')}
          description={<Link to="/charts/keyboard">{t('openCanvas')}</Link>}
        />
      ) : null}
      <TargetSelect
        searched
        label={t('form.design')}
        targets={targets}
        chosen={form}
        loading={loading}
        notGenerated={notGenerated}
        onChoose={(target) => set(targetFields(target))}
      />
      <TechnologyFields form={form} set={set} />
      <Checkbox checked={form.flatten} onChange={({ target }) => set({ flatten: target.checked })}>
        {t('form.flatten')}
      </Checkbox>
      <Advanced label={t('form.advanced')}>
        <AdvancedFields form={form} set={set} />
      </Advanced>
      <StartButton
        label={t('run')}
        icon={<PartitionOutlined aria-hidden />}
        disabled={!ready}
        loading={starting}
      />
    </RunForm>
  );
}
