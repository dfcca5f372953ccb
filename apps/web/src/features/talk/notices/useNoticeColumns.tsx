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

interface NoticeActionsProps {
  notice: Notice;
  onReaders: (notice: Notice) => void;
}

function NoticeActions({ notice, onReaders }: NoticeActionsProps) {
  const { t } = useTranslation('notices');
  const { modal } = App.useApp();
  const { mutate } = useCallMutation(updateManagerSystemNotice, { onSuccess: refreshNotices });
  const { systemNoticeId, title, state } = notice;
  const act = (action: 'send' | 'withdraw' | 'delete') => mutate({ body: { systemNoticeId, action } });
  function remove() {
    modal.confirm({
      title: t('deleteTitle', { title }),
      content: t('deleteText'),
      okText: t('delete'),
      okButtonProps: { danger: true },
      onOk: () => act('delete'),
    });
  }
  const isIn = state === 'draft' || state === 'withdrawn';
  return (
    <>
      <RowAction label={t('readers')} icon={<EyeOutlined />} onClick={() => onReaders(notice)} />
      <RowAction
        label={t(isIn ? 'send' : 'withdraw')}
        icon={isIn ? <SendOutlined /> : <UndoOutlined />}
        onClick={() => act(isIn ? 'send' : 'withdraw')}
      />
      <RowAction label={t('delete')} icon={<DeleteOutlined />} onClick={remove} />
    </>
  );
}

export function useNoticeColumns(onReaders: (notice: Notice) => void): Column<Notice>[] {
  const { t } = useTranslation('notices');
  const audience = useAudienceText();
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
    { key: 'to', title: t('to.label'), width: 110, render: (notice) => <bdi>{audience(notice)}</bdi> },
    {
      key: 'state',
      title: t('state'),
      width: 100,
      render: ({ state }) => <Tag color={stateColours[state]}>{t(`states.${state}`)}</Tag>,
    },
    { key: 'from', title: t('from'), width: 150, render: ({ fromTime }) => timestamp(fromTime) },
    {
      key: 'until',
      title: t('until'),
      width: 150,
      render: ({ untilTime }) => (untilTime === null ? t('open') : timestamp(untilTime)),
    },
    {
      key: 'read',
      title: t('read'),
      width: 80,
      align: 'right',
      render: ({ readers, recipients }) => `${readers} / ${recipients}`,
    },
    { key: 'by', title: t('by'), width: 100, render: ({ createBy }) => <bdi>{createBy}</bdi> },
    {
      key: 'actions',
      title: '',
      width: 108,
      place: 'actions',
      render: (notice) => <NoticeActions notice={notice} onReaders={onReaders} />,
    },
  ];
}
