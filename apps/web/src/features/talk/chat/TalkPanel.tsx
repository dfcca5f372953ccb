import { findRoom, sendMessage } from '@netloom/contract';
import { Spin } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi, useCall } from '../../../api/index.ts';
import { useDept } from '../../../session/index.ts';
import { onStreamMessage } from '../../../stream/index.ts';
import { ChatPane } from './ChatPane.tsx';
import { Composer } from './Composer.tsx';
import { useSubject } from './useSubject.ts';
import './chat.css';

function Room({ deptId, subject }: { deptId: number; subject: string }) {
  const { t } = useTranslation('talk');
  const room = useCall(findRoom, { query: { deptId, subject } }, { meta: { quiet: true } });
  const { refetch } = room;
  useEffect(
    () =>
      onStreamMessage((event) => {
        if (event.type === 'room-changed' && event.deptId === deptId && event.subject === subject)
          void refetch();
      }),
    [deptId, subject, refetch],
  );
  if (room.isPending) return <Spin className="nl-timeline-wait" />;
  if (room.data) return <ChatPane privateChatId={room.data.privateChatId} />;
  return (
    <section className="nl-chat">
      <p className="nl-talk-nothing">{t('panel.first')}</p>
      <Composer
        draftKey={`room:${subject.replaceAll(/[^\w.-]/g, '-').slice(-90)}`}
        deptId={deptId}
        label={t('composer.label', { title: subject.slice(subject.indexOf(':') + 1) })}
        onSend={async (written) => {
          await callApi(sendMessage, { body: { room: { deptId, subject }, ...written } });
          await refetch();
        }}
      />
    </section>
  );
}

/** What is said about what the user looks at: the run of the screen, or else the design that he works on. */
export default function TalkPanel() {
  const { t } = useTranslation('talk');
  const deptId = useDept((state) => state.deptId);
  const subject = useSubject();
  if (deptId === null || subject === null) return <p className="nl-talk-nothing">{t('panel.nothing')}</p>;
  return <Room key={`${deptId} ${subject}`} deptId={deptId} subject={subject} />;
}
