import { ticketDetails, ticketPage } from '@netloom/contract';
import { callKey, queryClient } from '../../../api/index.ts';

export function refreshTickets(): void {
  for (const call of [ticketPage, ticketDetails])
    void queryClient.invalidateQueries({ queryKey: callKey(call) });
}
