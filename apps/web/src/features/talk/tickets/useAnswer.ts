import { updateTicket } from '@netloom/contract';
import type { Attachment, TicketDetails } from '@netloom/contract';
import { useState } from 'react';
import { useCallMutation } from '../../../api/index.ts';
import { useDraft } from '../drafts/index.ts';
import { refreshTickets } from './refreshTickets.ts';
import type { ShownTicket } from './shownTicketCommands.ts';

/** The answer that is being written to a ticket, and what the ticket's commands act on. */
export function useAnswer(ticket: TicketDetails) {
  const { ticketId } = ticket;
  const draftKey = `ticket:${ticketId}`;
  const draft = useDraft(draftKey);
  const [internal, setInternal] = useState(false);
  const [files, setFiles] = useState<Attachment[]>([]);
  const answer = useCallMutation(updateTicket, { onSettled: refreshTickets });
  const end = useCallMutation(updateTicket, { onSettled: refreshTickets });
  const imageIds = files.map(({ imageId }) => imageId);
  const targets: ShownTicket = {
    ticket,
    isEmpty: draft.text.trim() === '' && files.length === 0,
    busy: answer.isPending,
    reply() {
      const reply = { content: draft.text, internal, imageIds, draftKey };
      const onSuccess = () => {
        draft.done();
        setFiles([]);
      };
      answer.mutate({ body: { ticketId, reply } }, { onSuccess });
    },
    change: (state) => end.mutate({ body: { ticketId, state } }),
  };
  return { draft, internal, setInternal, files, setFiles, targets };
}
