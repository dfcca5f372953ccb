import { WarningOutlined } from '@ant-design/icons';
import type { TraceReport } from '@netloom/core/trace';
import { useTranslation } from 'react-i18next';
import { percent, totalsOf } from './totals.ts';

/** How much was executed and how much of it is covered, and what a reader must know to trust the figures. */
export function SummaryLine({ report }: { report: TraceReport }) {
  const { t, i18n } = useTranslation('coreTrace');
  const { instructions, bytes, exceptions, interrupts } = report;
  const { reached, bothWays, ...all } = totalsOf(report);
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <div className="nl-trace-summary">
      <span>
        {t('summary.run', {
          ...{ instructions: number(instructions), bytes: number(bytes) },
          bits: ((8 * bytes) / instructions).toFixed(2),
        })}
      </span>
      <span>{t('summary.traps', { exceptions: number(exceptions), interrupts: number(interrupts) })}</span>
      <span>
        {t('summary.code', {
          ...{ reached: number(reached), all: number(all.instructions) },
          percent: percent(reached, all.instructions).toFixed(1),
        })}
      </span>
      <span>{t('summary.branches', { both: number(bothWays), all: number(all.branches) })}</span>
      <Reservations report={report} />
    </div>
  );
}

function Reservations({ report }: { report: TraceReport }) {
  const { t, i18n } = useTranslation('coreTrace');
  const { skipped, lost, ended, uncounted, leftOut, shortest, wrong, clock } = report;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const all = [
    skipped > 0 && t('summary.skipped', { number: number(skipped) }),
    lost > 0 && t('summary.lost', { number: number(lost) }),
    ended > 0 && t('summary.ended', { number: number(ended) }),
    uncounted > 0 && t('summary.uncounted', { number: number(uncounted) }),
    leftOut > 0 && t('summary.leftOut', { number: number(leftOut), least: number(shortest) }),
    clock === undefined && t('summary.noClock'),
    wrong !== undefined && t('summary.wrong', { reason: wrong }),
  ].filter((each) => each !== false);
  return (
    <ul>
      {all.map((each) => (
        <li key={each}>
          <WarningOutlined aria-hidden /> {each}
        </li>
      ))}
    </ul>
  );
}
