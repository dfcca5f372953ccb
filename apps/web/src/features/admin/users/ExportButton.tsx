import { DownloadOutlined } from '@ant-design/icons';
import { exportUsers } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { downloadCall } from '../../../api/index.ts';
import type { UserFilter } from './UserFilters.tsx';

/** Saves the users that the filter leaves, on all pages, as a sheet. */
export function ExportButton({ filter: { search, status, deptId } }: { filter: UserFilter }) {
  const { t } = useTranslation('users');
  return (
    <Button
      icon={<DownloadOutlined />}
      onClick={() => void downloadCall(exportUsers, { body: { search, status, deptId } }, t('file'))}
    >
      {t('export')}
    </Button>
  );
}
