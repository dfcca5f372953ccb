import { UploadOutlined } from '@ant-design/icons';
import { uploadBackup } from '@netloom/contract';
import { Button, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { Permitted } from '../../../parts/index.ts';
import { refreshBackups } from './refreshBackups.ts';

/** Takes a backup file from this computer among those that are kept. */
export function UploadButton() {
  const { t } = useTranslation('backups');
  const upload = useCallMutation(uploadBackup, {
    onSuccess: async ({ name }) => {
      announceSuccess(t('uploaded', { name }));
      await refreshBackups();
    },
  });
  function send(file: File): false {
    const body = new FormData();
    body.append('file', file);
    upload.mutate({ body });
    // The component's own upload would not carry the session.
    return false;
  }
  return (
    <Permitted any={['system:backup:restore']}>
      <Upload accept=".gz" showUploadList={false} beforeUpload={send} disabled={upload.isPending}>
        <Button icon={<UploadOutlined />} loading={upload.isPending}>
          {t('upload')}
        </Button>
      </Upload>
    </Permitted>
  );
}
