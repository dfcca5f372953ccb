import { findRoom, sendMessage } from '@netloom/contract';
import type { RoomPlace } from '@netloom/contract';
import { Spin } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../announce.ts';
import { callApi, useCall } from '../../../api/index.ts';
import { useDept } from '../../../session/index.ts';
import { onStreamMessage } from '../../../stream/index.ts';
import { ChatPane } from './ChatPane.tsx';
import { Composer } from './Composer.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { useSubject } from './useSubject.ts';
import './chat.css';

function Room({ place }: { place: RoomPlace }) {
  const { t } = useTranslation('talk');
  const { deptId, subject } = place;
  const room = useCall(findRoom, { query: place }, { meta: { quiet: true }, retry: false });
  const { refetch } = room;
  useEffect(
    () =>
      onStreamMessage((event) => {
        if (event.type === 'room-changed' && event.deptId === (deptId ?? null) && event.subject === subject)
          void refetch();
      }),
    [deptId, subject, refetch],
  );
  if (room.error !== null) return <p className="nl-talk-nothing">{errorText(room.error)}</p>;
  if (room.isPending) return <Spin className="nl-timeline-wait" />;
  if (room.data) return <ChatPane privateChatId={room.data.privateChatId} />;
  return (
    <section className="nl-chat">
      <p className="nl-talk-nothing">{t('panel.first')}</p>
      <Composer
        draftKey={`room:${subject.replaceAll(/[^\w.-]/g, '-').slice(-90)}`}
        deptId={deptId ?? null}
        label={t('composer.label', { title: subject.slice(subject.indexOf(':') + 1) })}
        onSend={async (written) => {
          await callApi(sendMessage, { body: { room: place, ...written } });
          await refetch();
        }}
      />
    </section>
  );
}

/** What is said about what the user looks at: the defect, ticket or run of the screen, or else the design. */
export default function TalkPanel() {
  const { t } = useTranslation('talk');
  const deptId = useDept((state) => state.deptId);
  const subject = useSubject();
  // A ticket belongs to no project.
  const ofTicket = subject?.startsWith('ticket:') ?? false;
  if (subject === null || (deptId === null && !ofTicket))
    return <p className="nl-talk-nothing">{t('panel.nothing')}</p>;
  const place: RoomPlace = ofTicket || deptId === null ? { subject } : { deptId, subject };
  return (
    <div className="nl-talk-panel">
      <Room key={`${deptId} ${subject}`} place={place} />
      <Elsewhere key={subject} place={place} />
    </div>
  );
}
