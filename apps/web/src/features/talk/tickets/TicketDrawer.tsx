import { ticketDetails, ticketHandlers, updateTicket } from '@netloom/contract';
import type { Attachment, TicketDetails } from '@netloom/contract';
import { Button, Checkbox, Drawer, Input, Select, Spin, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../announce.ts';
import { useCall, useCallMutation } from '../../../api/index.ts';
import { RelativeTime, usePermissions } from '../../../parts/index.ts';
import { useBesidePanel } from '../../../shell/panel/useBesidePanel.ts';
import { Images, TalkButton } from '../chat/index.ts';
import { useDraft } from '../drafts/index.ts';
import { Markdown } from '../text/index.ts';
import { FilesField } from './FilesField.tsx';
import { PlaceLines } from './PlaceLines.tsx';
import { priorities, states } from './ticketLook.ts';
import { refreshTickets } from './refreshTickets.ts';

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

/** Closes a ticket, or opens it again. */
function EndButton({ ticket: { ticketId, state } }: { ticket: TicketDetails }) {
  const { t } = useTranslation('tickets');
  const update = useCallMutation(updateTicket, { onSettled: refreshTickets });
  const isClosed = state === 'closed';
  return (
    <Button onClick={() => update.mutate({ body: { ticketId, state: isClosed ? 'open' : 'closed' } })}>
      {t(isClosed ? 'reopen' : 'close')}
    </Button>
  );
}

function Answer({ ticket }: { ticket: TicketDetails }) {
  const { t } = useTranslation('tickets');
  const { ticketId, handles } = ticket;
  const draft = useDraft(`ticket:${ticketId}`);
  const [internal, setInternal] = useState(false);
  const [files, setFiles] = useState<Attachment[]>([]);
  const update = useCallMutation(updateTicket, { onSettled: refreshTickets });
  const imageIds = files.map(({ imageId }) => imageId);
  const isEmpty = draft.text.trim() === '' && files.length === 0;
  function send() {
    update.mutate(
      {
        body: {
          ticketId,
          reply: { content: draft.text, internal, imageIds, draftKey: `ticket:${ticketId}` },
        },
      },
      {
        onSuccess: () => {
          draft.done();
          setFiles([]);
        },
      },
    );
  }
  return (
    <div className="nl-ticket-answer">
      <Input.TextArea
        aria-label={t('answer')}
        placeholder={t('answer')}
        autoSize={{ minRows: 3, maxRows: 12 }}
        maxLength={20_000}
        value={draft.text}
        onChange={({ target }) => draft.change(target.value)}
      />
      <FilesField value={files} onChange={setFiles} />
      <div className="nl-ticket-buttons">
        {handles ? (
          <Checkbox checked={internal} onChange={({ target }) => setInternal(target.checked)}>
            {t('internal')}
          </Checkbox>
        ) : null}
        <EndButton ticket={ticket} />
        <Button type="primary" disabled={isEmpty} loading={update.isPending} onClick={send}>
          {t('reply')}
        </Button>
      </div>
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
          <Answer ticket={data} />
        </div>
      )}
    </Drawer>
  );
}
