import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { listDrafts } from '@netloom/contract';
import type { Draft } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { callKey, queryClient, useCall } from '../../../api/index.ts';
import { RelativeTime } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { useShellSession } from '../../../shell/SessionContext.ts';
import { useUnread } from '../unread/index.ts';
import { boxOf } from './boxes.ts';
import { draftAddress, draftWords } from './draftPlace.ts';

function useDraftColumns(onGoOn: (draft: Draft) => void, onDiscard: (draft: Draft) => void): Column<Draft>[] {
  const { t } = useTranslation('drafts');
  const { records } = useUnread();
  // The chat that it is written in, by its name.
  const chatOf = (draftKey: string) =>
    records.find(({ privateChatId }) => draftKey.split(':', 2).join(':') === `chat:${privateChatId}`)?.title;
  return [
    {
      key: 'kind',
      title: t('kind'),
      width: 240,
      render: ({ draftKey }) => (
        <>
          {t(`kinds.${draftKey.slice(0, draftKey.indexOf(':'))}`)}{' '}
          <bdi className="nl-dim">{chatOf(draftKey)}</bdi>
        </>
      ),
    },
    {
      key: 'text',
      title: t('words'),
      place: 'heading',
      render: ({ text }) => <bdi>{draftWords(text).slice(0, 300)}</bdi>,
    },
    {
      key: 'time',
      title: t('time'),
      width: 170,
      render: ({ updateTime }) => <RelativeTime value={updateTime} />,
    },
    {
      key: 'actions',
      title: '',
      width: 96,
      place: 'actions',
      render: (draft) => (
        <>
          <RowAction label={t('goOn')} icon={<EditOutlined />} onClick={() => onGoOn(draft)} />
          <RowAction label={t('discard')} icon={<DeleteOutlined />} onClick={() => onDiscard(draft)} />
        </>
      ),
    },
  ];
}

/** What the user has begun to write, on whichever machine. */
export default function DraftsScreen() {
  const { t } = useTranslation('drafts');
  const navigate = useNavigate();
  const { user } = useShellSession();
  const drafts = useCall(listDrafts, {}, listQuery);
  const goOn = ({ draftKey }: Draft) => void navigate(draftAddress(draftKey));
  async function discard({ draftKey }: Draft) {
    const box = boxOf(user.userId, draftKey);
    await box.open();
    box.change('');
    await box.flush();
    await queryClient.invalidateQueries({ queryKey: callKey(listDrafts) });
  }
  return (
    <ListScreen title={t('title')} text={t('text')}>
      <DataTable
        label={t('title')}
        columns={useDraftColumns(goOn, (draft) => void discard(draft))}
        rows={drafts.data}
        keyOf={({ draftKey }) => draftKey}
        query={drafts}
        empty={<NothingListed>{t('none')}</NothingListed>}
        onOpen={goOn}
      />
    </ListScreen>
  );
}
