import type { SlackSummary } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { nanoseconds } from '../nanoseconds.ts';

interface Row {
  name: 'worst' | 'total' | 'violations';
  before: number | null;
  after: number | null;
  /** Whether more is better. */
  rises: boolean;
}

/** Worst and total slack and the violations of two runs, with what became better or worse. */
export function SlackDeltas({ before, after }: { before: SlackSummary; after: SlackSummary }) {
  const { t, i18n } = useTranslation('timing');
  const rows: Row[] = [
    { name: 'worst', before: before.worst, after: after.worst, rises: true },
    { name: 'total', before: before.total, after: after.total, rises: true },
    { name: 'violations', before: before.violations, after: after.violations, rises: false },
  ];
  const text = (name: Row['name'], value: number) =>
    name === 'violations' ? String(value) : `${nanoseconds(value, i18n.language)} ns`;
  return (
    <div className="nl-timing-summary">
      {rows.map(({ name, before: old, after: now, rises }) => {
        const change = old === null || now === null ? 0 : now - old;
        const tone = Math.abs(change) < 5e-7 ? 'plain' : change > 0 === rises ? 'good' : 'bad';
        return (
          <div key={name} className="nl-timing-tile">
            <small>{t(`tile.${name}`)}</small>
            <span>
              {old === null ? '–' : text(name, old)} → <strong>{now === null ? '–' : text(name, now)}</strong>
            </span>
            <strong data-tone={tone}>
              {change > 0 ? '+' : ''}
              {text(name, change)}
            </strong>
          </div>
        );
      })}
    </div>
  );
}
