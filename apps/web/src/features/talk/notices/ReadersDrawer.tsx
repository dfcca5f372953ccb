import { noticeReaders } from '@netloom/contract';
import type { Notice } from '@netloom/contract';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { Pager } from '../../../parts/Pager.tsx';
import { timestamp } from '../../../parts/index.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { useListState } from '../../../parts/table/useListState.ts';

/** Who has read a notice and when; those who have not come first. */
export function ReadersDrawer({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useTranslation('notices');
  const list = useListState({});
  const query = { systemNoticeId: notice.systemNoticeId, ...list.ask };
  const readers = useCall(noticeReaders, { query }, listQuery);
  return (
    <Drawer open title={t('readersOf', { title: notice.title })} size={440} onClose={onClose}>
      <DataTable
        label={t('readers')}
        columns={[
          {
            key: 'user',
            title: t('person'),
            place: 'heading',
            render: ({ userName }) => <bdi>{userName}</bdi>,
          },
          {
            key: 'time',
            title: t('read'),
            width: 170,
            render: ({ readTime }) => (readTime === null ? t('notRead') : timestamp(readTime)),
          },
        ]}
        rows={readers.data?.rows}
        keyOf={({ userId }) => userId}
        query={readers}
        empty={t('noReaders')}
      />
      {readers.data ? <Pager total={readers.data.total} {...list.ask} onChange={list.turn} /> : null}
    </Drawer>
  );
}
