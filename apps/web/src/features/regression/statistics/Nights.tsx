import type { TrendDay, TrendRow } from '@netloom/contract';
import { NIGHTS_MOST } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const DAY_MS = 86_400_000;

/** The last 90 days up to this one, in UTC. */
function lastDays(now: number): string[] {
  return Array.from({ length: NIGHTS_MOST }, (_, at) =>
    new Date(now - (NIGHTS_MOST - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );
}

const toneOf = ({ failed, others }: TrendDay) => (failed > 0 ? 'failed' : others > 0 ? 'others' : 'passed');

/** One day: how high the passed stand among all, and what it was. */
function Night({ day, known }: { day: string; known: TrendDay | undefined }) {
  const { t } = useTranslation('statistics');
  if (known === undefined) return <span title={day} data-tone="none" />;
  const { passed, failed, others, seconds } = known;
  const share = passed / Math.max(1, passed + failed + others);
  const words = t('night', { day, passed, failed, others, seconds: Math.round(seconds) });
  return (
    <span title={words} data-tone={toneOf(known)}>
      <i style={{ height: `${Math.round(share * 100)}%` }} />
    </span>
  );
}

function Row({ row, days, named }: { row: TrendRow; days: readonly string[]; named: boolean }) {
  const { t } = useTranslation('statistics');
  const known = new Map(row.days.map((day) => [day.day, day]));
  const last = row.days.at(-1);
  const title = named ? row.title : t('allResults');
  const sum = t('sum', {
    passed: last?.passed ?? 0,
    failed: last?.failed ?? 0,
    seconds: Math.round(last?.seconds ?? 0),
  });
  return (
    <li>
      <span className="nl-regress-cut" title={title}>
        {title}
      </span>
      <span className="nl-nights" role="img" aria-label={`${title}: ${sum}`}>
        {days.map((day) => (
          <Night key={day} day={day} known={known.get(day)} />
        ))}
      </span>
      <span className="nl-dim">{sum}</span>
    </li>
  );
}

/** A line for each case or cause, a column for each of 90 nights. */
export function Nights({ rows, named }: { rows: readonly TrendRow[]; named: boolean }) {
  const { t } = useTranslation('statistics');
  const [days] = useState(() => lastDays(Date.now()));
  if (rows.length === 0) return <p className="nl-dim">{t('none')}</p>;
  return (
    <ul className="nl-nights-rows" aria-label={t('nights')}>
      {rows.map((row) => (
        <Row key={row.key} {...{ row, days, named }} />
      ))}
    </ul>
  );
}
