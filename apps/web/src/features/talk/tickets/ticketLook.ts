import type { TicketPriority, TicketState } from '@netloom/contract';

export const priorities: readonly TicketPriority[] = ['low', 'normal', 'high', 'urgent'];
export const states: readonly TicketState[] = ['open', 'working', 'waiting', 'solved', 'closed'];

export const stateColours: Readonly<Record<TicketState, string>> = {
  open: 'processing',
  working: 'processing',
  waiting: 'warning',
  solved: 'success',
  closed: 'default',
};

export const priorityColours: Readonly<Record<TicketPriority, string>> = {
  low: 'default',
  normal: 'default',
  high: 'warning',
  urgent: 'error',
};
