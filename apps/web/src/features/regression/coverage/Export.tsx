import { DownloadOutlined } from '@ant-design/icons';
import { exportCoverage } from '@netloom/contract';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../api/index.ts';
import { saveBlob } from '../../../api/saveBlob.ts';

const FORMATS = ['lcov', 'html', 'verilator'] as const;

/** The coverage as others read it. */
export function Export({ runId }: { runId: string }) {
  const { t } = useTranslation('regressionCoverage');
  const get = useCallMutation(exportCoverage, {
    onSuccess: ({ fileName, text }) => saveBlob(new Blob([text]), fileName),
  });
  const items = FORMATS.map((key) => ({ key, label: t(`export.${key}`) }));
  const onClick = ({ key }: { key: string }) =>
    get.mutate({ query: { runId, format: key as (typeof FORMATS)[number] } });
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick }}>
      <Button icon={<DownloadOutlined />} loading={get.isPending}>
        {t('export.title')}
      </Button>
    </Dropdown>
  );
}
