import { LogoutOutlined } from '@ant-design/icons';
import { onlineList } from '@netloom/contract';
import type { OnlineUser } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { CommandButton } from '../../../commands/button/CommandButton.tsx';
import { useOffer } from '../../../commands/useOffer.ts';
import { usePermissions } from '../../../parts/index.ts';
import { BulkBar } from '../../../parts/table/BulkBar.tsx';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { SearchBox } from '../../../parts/table/SearchBox.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { useListState } from '../../../parts/table/useListState.ts';
import { useSelection } from '../../../parts/table/useSelection.ts';
import { sessionCommands } from './sessionCommands.ts';
import { useEndSessions } from './useEndSessions.ts';
import { useOnlineColumns } from './useOnlineColumns.tsx';

const RENEW_MS = 10_000;

/** Sessions, one a browser: who works now, and from where. */
export default function OnlineUsersScreen() {
  const { t } = useTranslation('onlineUsers');
  const may = usePermissions();
  const list = useListState({ search: '' });
  const online = useCall(onlineList, { body: list.ask }, { ...listQuery, refetchInterval: RENEW_MS });
  const selection = useSelection<OnlineUser>(({ sessionId }) => sessionId);
  const end = useEndSessions();
  const targets = { chosen: selection.rows, end: () => end(selection.rows, selection.clear) };
  useOffer(sessionCommands, targets);
  const columns = useOnlineColumns((row) => end([row]));
  return (
    <ListScreen
      title={t('title')}
      text={t('text')}
      filters={
        <SearchBox
          label={t('search')}
          value={list.ask.search}
          onChange={(search) => list.filter({ search })}
        />
      }
      bulk={
        <BulkBar count={selection.rows.length} onClear={selection.clear}>
          <CommandButton
            {...{ set: sessionCommands, id: 'end', targets }}
            size="small"
            danger
            icon={<LogoutOutlined />}
          >
            {t('end')}
          </CommandButton>
        </BulkBar>
      }
      pages={{ total: online.data?.total, at: list.ask, onTurn: list.turn }}
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={online.data?.rows}
        keyOf={({ sessionId }) => sessionId}
        query={online}
        empty={<NothingListed>{t('nobody')}</NothingListed>}
        selection={may.any('system:online:end') ? selection : undefined}
        onDelete={may.any('system:online:end') ? (row) => end([row]) : undefined}
      />
    </ListScreen>
  );
}
