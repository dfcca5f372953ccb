import { Button, Modal, Table } from 'antd';
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { timestamp } from '../../parts/index.ts';
import { clearErrors, useErrorLog } from './errorLog.ts';
import type { LoggedError } from './errorLog.ts';

/** Time, message, place and stack of what failed. */
export default function ErrorLogDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { errors } = useErrorLog();
  const columns: TableColumnsType<LoggedError> = [
    { title: t('errorLog.time'), dataIndex: 'time', width: 150, render: timestamp },
    { title: t('errorLog.message'), dataIndex: 'message', className: 'nl-error-message' },
    { title: t('errorLog.place'), dataIndex: 'place', width: 240, className: 'nl-error-message' },
  ];
  const clear = () => {
    clearErrors();
    onClose();
  };
  return (
    <Modal
      open
      width={900}
      title={t('errorLog.title')}
      onCancel={onClose}
      footer={
        <Button danger onClick={clear}>
          {t('errorLog.clear')}
        </Button>
      }
    >
      <p>{t('errorLog.text')}</p>
      <Table
        size="small"
        rowKey="id"
        columns={columns}
        dataSource={errors}
        pagination={errors.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
        scroll={{ x: 640 }}
        expandable={{
          rowExpandable: ({ stack }) => stack !== '',
          expandedRowRender: ({ stack }) => <pre className="nl-error-stack">{stack}</pre>,
        }}
      />
    </Modal>
  );
}
