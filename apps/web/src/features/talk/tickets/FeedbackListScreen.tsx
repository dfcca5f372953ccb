import { DownloadOutlined, PlusOutlined } from '@ant-design/icons';
import { exportTickets, ticketPage } from '@netloom/contract';
import type { Ticket, TicketKind, TicketPriority, TicketState } from '@netloom/contract';
import { Checkbox, Select, Tag } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { downloadCall, useCall } from '../../../api/index.ts';
import { CommandButton } from '../../../commands/button/CommandButton.tsx';
import { useOffer } from '../../../commands/useOffer.ts';
import { RelativeTime } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { SearchBox } from '../../../parts/table/SearchBox.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { useListState } from '../../../parts/table/useListState.ts';
import { TicketDrawer } from './TicketDrawer.tsx';
import { ticketCommands } from './ticketCommands.ts';
import { priorities, priorityColours, stateColours, states } from './ticketLook.ts';
import { useTicketChanges } from './useTicketChanges.ts';
import './tickets.css';

interface Filter {
  kind: TicketKind | undefined;
  state: TicketState | undefined;
  priority: TicketPriority | undefined;
  mine: 'true' | 'false';
  search: string;
}

const first: Filter = { kind: undefined, state: undefined, priority: undefined, mine: 'false', search: '' };

function columnsOf(t: TFunction<'tickets'>): Column<Ticket>[] {
  return [
    { key: 'ticketId', title: '#', width: 64, render: ({ ticketId }) => `#${ticketId}` },
    { key: 'subject', title: t('subject'), place: 'heading', render: ({ subject }) => <bdi>{subject}</bdi> },
    { key: 'kind', title: t('kind'), width: 100, render: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'state',
      title: t('state'),
      width: 110,
      render: ({ state }) => <Tag color={stateColours[state]}>{t(`states.${state}`)}</Tag>,
    },
    {
      key: 'priority',
      title: t('priority'),
      width: 100,
      render: ({ priority }) => <Tag color={priorityColours[priority]}>{t(`priorities.${priority}`)}</Tag>,
    },
    {
      key: 'author',
      title: t('author'),
      width: 130,
      render: ({ createByName }) => <bdi>{createByName}</bdi>,
    },
    {
      key: 'assignee',
      title: t('assignee'),
      width: 130,
      render: ({ assigneeName }) => <bdi>{assigneeName || '–'}</bdi>,
    },
    { key: 'replies', title: t('replies'), width: 106, align: 'right', render: ({ replies }) => replies },
    {
      key: 'update',
      title: t('updated'),
      width: 130,
      render: ({ updateTime }) => <RelativeTime value={updateTime} />,
    },
  ];
}

/** Tickets and feedback that the user may see; one of them opens beside the list. */
export default function FeedbackListScreen() {
  const { t } = useTranslation('tickets');
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const list = useListState(first);
  const tickets = useCall(ticketPage, { query: list.ask }, listQuery);
  useTicketChanges();
  const ticketId = Number(search.get('ticket'));
  const { kind, state, priority, mine, search: words } = list.ask;
  const filter = { kind, state, priority, mine, search: words };
  const targets = {
    add: () => void navigate('/feedback/index'),
    save: () => void downloadCall(exportTickets, { query: filter }),
  };
  useOffer(ticketCommands, targets);
  const offered = { set: ticketCommands, targets };
  const add = <CommandButton {...offered} id="add" type="primary" icon={<PlusOutlined />} />;
  return (
    <ListScreen
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <CommandButton {...offered} id="export" icon={<DownloadOutlined />} />
          {add}
        </>
      }
      filters={<TicketFilters filter={list.ask} onChange={list.filter} />}
      pages={{ total: tickets.data?.total, at: list.ask, onTurn: list.turn }}
    >
      <DataTable
        label={t('title')}
        columns={columnsOf(t)}
        rows={tickets.data?.rows}
        keyOf={(ticket) => ticket.ticketId}
        query={tickets}
        empty={<NothingListed action={add}>{t('none')}</NothingListed>}
        onOpen={(ticket) => setSearch({ ticket: String(ticket.ticketId) })}
      />
      {ticketId > 0 ? (
        <TicketDrawer key={ticketId} ticketId={ticketId} onClose={() => setSearch({})} />
      ) : null}
    </ListScreen>
  );
}

function TicketFilters({
  filter,
  onChange,
}: {
  filter: Filter;
  onChange: (change: Partial<Filter>) => void;
}) {
  const { t } = useTranslation('tickets');
  return (
    <>
      <SearchBox label={t('search')} value={filter.search} onChange={(text) => onChange({ search: text })} />
      <Select<TicketKind>
        allowClear
        className="nl-list-select"
        aria-label={t('kind')}
        placeholder={t('kind')}
        value={filter.kind}
        options={(['ticket', 'feedback'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(kind) => onChange({ kind: kind ?? undefined })}
      />
      <Select<TicketState>
        allowClear
        className="nl-list-select"
        aria-label={t('state')}
        placeholder={t('state')}
        value={filter.state}
        options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(state) => onChange({ state: state ?? undefined })}
      />
      <Select<TicketPriority>
        allowClear
        className="nl-list-select"
        aria-label={t('priority')}
        placeholder={t('priority')}
        value={filter.priority}
        options={priorities.map((value) => ({ value, label: t(`priorities.${value}`) }))}
        onChange={(priority) => onChange({ priority: priority ?? undefined })}
      />
      <Checkbox
        checked={filter.mine === 'true'}
        onChange={({ target }) => onChange({ mine: target.checked ? 'true' : 'false' })}
      >
        {t('mine')}
      </Checkbox>
    </>
  );
}
