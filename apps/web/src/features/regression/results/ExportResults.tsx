import { DownloadOutlined } from '@ant-design/icons';
import { exportResults } from '@netloom/contract';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../api/index.ts';
import { saveBlob } from '../../../api/saveBlob.ts';

const FORMATS = ['junit', 'json'] as const;

/** The results as other tools read them. */
export function ExportResults({ runId }: { runId: string }) {
  const { t } = useTranslation('regressions');
  const get = useCallMutation(exportResults, {
    onSuccess: ({ fileName, text }) => saveBlob(new Blob([text]), fileName),
  });
  const items = FORMATS.map((key) => ({ key, label: t(`export.${key}`) }));
  const onClick = ({ key }: { key: string }) =>
    get.mutate({ query: { runId, format: key as (typeof FORMATS)[number] } });
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick }}>
      <Button size="small" icon={<DownloadOutlined />} loading={get.isPending}>
        {t('export.title')}
      </Button>
    </Dropdown>
  );
}
