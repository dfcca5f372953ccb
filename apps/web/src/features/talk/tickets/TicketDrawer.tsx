import { ticketDetails, ticketHandlers, updateTicket } from '@netloom/contract';
import type { TicketDetails } from '@netloom/contract';
import { Drawer, Select, Spin, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../announce.ts';
import { useCall, useCallMutation } from '../../../api/index.ts';
import { RelativeTime, usePermissions } from '../../../parts/index.ts';
import { useBesidePanel } from '../../../shell/panel/useBesidePanel.ts';
import { Images, TalkButton } from '../chat/index.ts';
import { Markdown } from '../text/index.ts';
import { PlaceLines } from './PlaceLines.tsx';
import { priorities, states } from './ticketLook.ts';
import { refreshTickets } from './refreshTickets.ts';
import { TicketAnswer } from './TicketAnswer.tsx';

function Handling({ ticket }: { ticket: TicketDetails }) {
  const { t } = useTranslation('tickets');
  const mayAssign = usePermissions().any('system:ticket:edit');
  const { ticketId, revision, state, priority, assignee } = ticket;
  const handlers = useCall(ticketHandlers, {}, { enabled: mayAssign });
  const update = useCallMutation(updateTicket, { onSettled: refreshTickets });
  const change = (fields: object) => update.mutate({ body: { ticketId, revision, ...fields } });
  return (
    <div className="nl-ticket-fields">
      <Select
        aria-label={t('state')}
        value={state}
        options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(value) => change({ state: value })}
      />
      <Select
        aria-label={t('priority')}
        value={priority}
        options={priorities.map((value) => ({ value, label: t(`priorities.${value}`) }))}
        onChange={(value) => change({ priority: value })}
      />
      {mayAssign ? (
        <Select
          allowClear
          aria-label={t('assignee')}
          placeholder={t('assignee')}
          value={assignee}
          options={(handlers.data ?? []).map(({ userId, userName }) => ({ value: userId, label: userName }))}
          onChange={(value: number | undefined) => change({ assignee: value ?? null })}
        />
      ) : null}
    </div>
  );
}

/** A ticket with its answers, and what can be done about it. */
export function TicketDrawer({ ticketId, onClose }: { ticketId: number; onClose: () => void }) {
  const { t } = useTranslation('tickets');
  const { data, error } = useCall(
    ticketDetails,
    { query: { ticketId } },
    { meta: { quiet: true }, retry: false },
  );
  return (
    <Drawer
      open
      title={`#${ticketId} ${data?.subject ?? ''}`}
      size={640}
      extra={<TalkButton />}
      onClose={onClose}
      {...useBesidePanel()}
    >
      {error === null ? null : errorText(error)}
      {data === undefined ? (
        error === null ? (
          <Spin />
        ) : null
      ) : (
        <div className="nl-ticket">
          {data.handles ? <Handling ticket={data} /> : <Tag>{t(`states.${data.state}`)}</Tag>}
          <article>
            <p className="nl-dim">
              <bdi>{data.createByName}</bdi> · <RelativeTime value={data.createTime} />
            </p>
            <Markdown text={data.content} />
            <Images images={data.images} />
            <PlaceLines place={data.place} />
          </article>
          {data.answers.map((answer) => (
            <article key={answer.replyId} data-internal={answer.internal}>
              <p className="nl-dim">
                <bdi>{answer.authorName}</bdi> · <RelativeTime value={answer.createTime} />{' '}
                {answer.internal ? <Tag color="warning">{t('internal')}</Tag> : null}
              </p>
              <Markdown text={answer.content} />
              <Images images={answer.images} />
            </article>
          ))}
          <TicketAnswer ticket={data} />
        </div>
      )}
    </Drawer>
  );
}
