import { userNotice } from '@netloom/contract';
import { Spin, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../announce.ts';
import { useCall } from '../../../api/index.ts';
import { timestamp } from '../../../parts/index.ts';
import { Markdown } from '../text/index.ts';

/** A notice, whole. */
export function NoticePane({ systemNoticeId }: { systemNoticeId: number }) {
  const { t } = useTranslation('talk');
  const { data, error } = useCall(
    userNotice,
    { query: { systemNoticeId } },
    { meta: { quiet: true }, retry: false },
  );
  if (error !== null) return <p className="nl-talk-nothing">{errorText(error)}</p>;
  if (data === undefined) return <Spin className="nl-timeline-wait" />;
  return (
    <article className="nl-notice">
      <h2>
        <bdi>{data.title}</bdi>
        {data.important ? <Tag color="error">{t('important')}</Tag> : null}
      </h2>
      <p className="nl-dim">
        {data.author} · {timestamp(data.time)}
        {data.untilTime === null ? null : ` · ${t('until', { time: timestamp(data.untilTime) })}`}
      </p>
      <Markdown text={data.content} />
    </article>
  );
}
