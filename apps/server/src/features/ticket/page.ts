import { exportTickets, ticketHandlers, ticketPage } from '@netloom/contract';
import { permitted, signedIn } from '../../http/policy.ts';
import { implement, implementDownload } from '../../http/route.ts';
import { csvOf } from '../../sheet/index.ts';
import { handlesTickets } from './policy.ts';
import { activeUsers, listTickets } from './repository.ts';

const MOST_EXPORTED = 10_000;

export const ticketPageRoute = implement(ticketPage, signedIn, ({ query }, { caller }, services) =>
  listTickets(services.database, { userId: caller.userId, all: handlesTickets(caller, services) }, query),
);

export const ticketHandlersRoute = implement(
  ticketHandlers,
  permitted('system:ticket:edit'),
  (_incoming, _scope, { database }) => activeUsers(database),
);

const COLUMNS = [
  ...(['ticketId', 'kind', 'subject', 'priority', 'state'] as const),
  ...(['createByName', 'assigneeName', 'createTime', 'updateTime', 'replies'] as const),
];

export const exportTicketsRoute = implementDownload(
  exportTickets,
  signedIn,
  async ({ query }, { caller }, services) => {
    const seeing = { userId: caller.userId, all: handlesTickets(caller, services) };
    const asked = { ...query, page: 1, limit: MOST_EXPORTED };
    const { rows } = await listTickets(services.database, seeing, asked);
    const cells = rows.map((row) => COLUMNS.map((column) => String(row[column])));
    return { content: csvOf([COLUMNS, ...cells]), name: 'tickets.csv', mediaType: 'text/csv; charset=utf-8' };
  },
);
