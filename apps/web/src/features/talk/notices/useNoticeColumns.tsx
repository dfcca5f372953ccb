import { DeleteOutlined, EyeOutlined, SendOutlined, UndoOutlined } from '@ant-design/icons';
import { updateManagerSystemNotice } from '@netloom/contract';
import type { Notice } from '@netloom/contract';
import { App, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../api/index.ts';
import { timestamp } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import { refreshNotices } from './refreshNotices.ts';
import { stateColours } from './noticeStates.ts';

/** Whom a notice is for, in words. */
function useAudienceText(): (notice: Notice) => string {
  const { t } = useTranslation('notices');
  return ({ type, deptName, users }) => {
    if (type === 'all') return t('to.all');
    if (type === 'dept') return deptName;
    return users.map(({ userName }) => userName).join(', ');
  };
}

export function useNoticeColumns(onReaders: (notice: Notice) => void): Column<Notice>[] {
  const { t } = useTranslation('notices');
  const { modal } = App.useApp();
  const audience = useAudienceText();
  const { mutate } = useCallMutation(updateManagerSystemNotice, { onSuccess: refreshNotices });
  const act = (systemNoticeId: number, action: 'send' | 'withdraw' | 'delete') =>
    mutate({ body: { systemNoticeId, action } });
  const remove = ({ systemNoticeId, title }: Notice) =>
    modal.confirm({
      title: t('deleteTitle', { title }),
      content: t('deleteText'),
      okText: t('delete'),
      okButtonProps: { danger: true },
      onOk: () => act(systemNoticeId, 'delete'),
    });
  return [
    {
      key: 'title',
      title: t('name'),
      place: 'heading',
      render: ({ title, important }) => (
        <>
          <bdi>{title}</bdi> {important ? <Tag color="error">{t('important')}</Tag> : null}
        </>
      ),
    },
    { key: 'to', title: t('to.label'), render: (notice) => <bdi>{audience(notice)}</bdi> },
    {
      key: 'state',
      title: t('state'),
      width: 110,
      render: ({ state }) => <Tag color={stateColours[state]}>{t(`states.${state}`)}</Tag>,
    },
    { key: 'from', title: t('from'), width: 165, render: ({ fromTime }) => timestamp(fromTime) },
    {
      key: 'until',
      title: t('until'),
      width: 165,
      render: ({ untilTime }) => (untilTime === null ? t('open') : timestamp(untilTime)),
    },
    {
      key: 'read',
      title: t('read'),
      width: 90,
      align: 'right',
      render: ({ readers, recipients }) => `${readers} / ${recipients}`,
    },
    { key: 'by', title: t('by'), width: 120, render: ({ createBy }) => <bdi>{createBy}</bdi> },
    {
      key: 'actions',
      title: '',
      width: 130,
      place: 'actions',
      render: (notice) => (
        <>
          <RowAction label={t('readers')} icon={<EyeOutlined />} onClick={() => onReaders(notice)} />
          {notice.state === 'draft' || notice.state === 'withdrawn' ? (
            <RowAction
              label={t('send')}
              icon={<SendOutlined />}
              onClick={() => act(notice.systemNoticeId, 'send')}
            />
          ) : (
            <RowAction
              label={t('withdraw')}
              icon={<UndoOutlined />}
              onClick={() => act(notice.systemNoticeId, 'withdraw')}
            />
          )}
          <RowAction label={t('delete')} icon={<DeleteOutlined />} onClick={() => remove(notice)} />
        </>
      ),
    },
  ];
}
