import { DownloadOutlined, ExperimentOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { downloadZip, listDocuments, saveCoreDelivery, startRun } from '@netloom/contract';
import { SUITE_IDS } from '@netloom/model';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { callApi, callKey, downloadCall, queryClient, useCallMutation } from '../../../api/index.ts';
import { usePermissions } from '../../../parts/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { openGenerate } from '../../design/generation/index.ts';
import { useDelivery } from './deliveryStore.ts';
import { RandomSettings } from './RandomSettings.tsx';
import type { SoundCore } from '../soundCores.ts';
import type { Newest } from './useNewest.ts';

interface DeliveryBarProps {
  cores: readonly SoundCore[];
  core: SoundCore;
  newest: Newest;
}

/** Which core, and what is done with its tests: make the package, run it, take it away. */
export function DeliveryBar({
  cores,
  core: { folder, options },
  newest: { plan, regression },
}: DeliveryBarProps) {
  const { t } = useTranslation('coreDelivery');
  const deptId = useDeptId();
  const can = usePermissions().any;
  const start = useCallMutation(startRun, {});
  const running = regression?.result === 'running';
  const package_ = `delivery/${options.name}`;
  return (
    <div className="nl-delivery-bar">
      <label htmlFor="delivery-core">{t('core')}</label>
      <Select
        id="delivery-core"
        size="small"
        value={folder}
        options={cores.map((each) => ({ value: each.folder, label: each.options.name }))}
        onChange={(core) => useDelivery.setState({ core })}
      />
      <RandomSettings />
      <span className="nl-delivery-spring" />
      <MakeButton folder={folder} target={package_} isFirst={plan === undefined} />
      <Button
        size="small"
        type={plan === undefined ? 'default' : 'primary'}
        icon={<PlayCircleOutlined aria-hidden />}
        disabled={plan === undefined || running || !can('run:start')}
        loading={start.isPending}
        title={plan === undefined ? t('makeFirst') : undefined}
        onClick={() => start.mutate({ body: { kind: 'regression', deptId, path: plan } as never })}
      >
        {t('run')}
      </Button>
      <Button
        size="small"
        icon={<DownloadOutlined aria-hidden />}
        disabled={plan === undefined}
        title={t('downloadHelp')}
        onClick={() =>
          void downloadCall(downloadZip, { query: { deptId, path: package_ } }).catch(announceError)
        }
      >
        {t('download')}
      </Button>
    </div>
  );
}

interface MakeButtonProps {
  folder: string;
  target: string;
  isFirst: boolean;
}

function MakeButton({ folder, target, isFirst }: MakeButtonProps) {
  const { t } = useTranslation('coreDelivery');
  const deptId = useDeptId();
  const can = usePermissions().any;
  const { without, programs, seed, weights, others } = useDelivery();
  const suites = SUITE_IDS.filter((id) => !without.has(id));
  const make = () =>
    openGenerate({
      name: target,
      run: async (decisions) => {
        const foreign = others === '' ? {} : { others };
        const body = { deptId, folder, suites, programs, seed, weights, decisions, ...foreign };
        const made = await callApi(saveCoreDelivery, { body });
        await queryClient.invalidateQueries({ queryKey: callKey(listDocuments) });
        return made;
      },
    });
  return (
    <Button
      size="small"
      type={isFirst ? 'primary' : 'default'}
      icon={<ExperimentOutlined aria-hidden />}
      disabled={suites.length === 0 || !can('design:edit')}
      title={t('makeHelp', { folder: target })}
      onClick={make}
    >
      {t('make')}
    </Button>
  );
}
