import type { BugEvent } from '@netloom/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../../../parts/index.ts';
import { Images } from '../../../talk/chat/index.ts';
import { Markdown } from '../../../talk/text/index.ts';
import { keyOf } from '../look.ts';

/** What an event says beside its own words. */
function sayingOf({ kind, detail }: BugEvent, t: TFunction<'bugs'>): string {
  const { from, to, fields = [], commit = '', caseName = '', seed = 0, branch = '' } = detail;
  if (kind === 'moved' && from !== undefined && to !== undefined) {
    const ways = `${t(`status.${keyOf(from)}`)} → ${t(`status.${keyOf(to)}`)}`;
    return commit === '' ? ways : `${ways} · ${commit.slice(0, 9)}`;
  }
  if (kind === 'recurred')
    return t('event.recurred', { case: caseName, seed, commit: commit.slice(0, 9), branch });
  if (kind !== 'changed') return t(`event.${kind}`);
  return t('event.changed', { fields: [...fields, branch].filter(Boolean).join(', ') });
}

/** What happened to a defect, in its order. */
export function Timeline({ events }: { events: readonly BugEvent[] }) {
  const { t } = useTranslation('bugs');
  return (
    <section aria-label={t('timeline')}>
      <h3>{t('timeline')}</h3>
      <ol className="nl-bug-events">
        {events.map((event) => (
          <li key={event.eventId} data-kind={event.kind}>
            <p className="nl-dim">
              <bdi>{event.author || t('product')}</bdi> · <RelativeTime value={event.createTime} /> ·{' '}
              {sayingOf(event, t)}
            </p>
            {event.content === '' ? null : <Markdown text={event.content} />}
            <Images images={event.images} />
          </li>
        ))}
      </ol>
    </section>
  );
}
