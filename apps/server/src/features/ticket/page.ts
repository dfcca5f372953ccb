import { exportTickets, ticketHandlers, ticketPage } from '@netloom/contract';
import type { Ticket } from '@netloom/contract';
import { permitted, signedIn } from '../../http/policy.ts';
import { implement, implementDownload } from '../../http/route.ts';
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

export const exportTicketsRoute = implementDownload(
  exportTickets,
  signedIn,
  async ({ query }, { caller }, services) => {
    const seeing = { userId: caller.userId, all: handlesTickets(caller, services) };
    const asked = { ...query, page: 1, limit: MOST_EXPORTED };
    const { rows } = await listTickets(services.database, seeing, asked);
    return { content: csvOf(rows), name: 'tickets.csv', mediaType: 'text/csv; charset=utf-8' };
  },
);

const COLUMNS = [
  ...(['ticketId', 'kind', 'subject', 'priority', 'state'] as const),
  ...(['createByName', 'assigneeName', 'createTime', 'updateTime', 'replies'] as const),
];

/** RFC 4180, with the mark by which Excel knows UTF-8. */
function csvOf(rows: readonly Ticket[]): Buffer {
  const lines = rows.map((row) => COLUMNS.map((column) => cell(String(row[column]))).join(','));
  return Buffer.from(`\ufeff${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`);
}

/** A text that a spreadsheet would compute is one for it too. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
