import { coverageChanges } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../api/index.ts';
import { coverageAddress } from '../coverage/index.ts';

const SORTS = ['line', 'branch', 'toggle', 'user'] as const;

interface Count {
  covered: number;
  total: number;
}

const percent = ({ covered, total }: Count) =>
  total === 0 ? '–' : `${(Math.floor((1000 * covered) / total) / 10).toFixed(1)} %`;

/** What of the earlier regression's coverage the later one lacks; nothing where one of them has none. */
export function CoverageChanges({ runId, against }: { runId: string; against: string }) {
  const { t } = useTranslation('statistics');
  const { t: sortText } = useTranslation('regressionCoverage');
  const asked = { query: { runId, against } };
  const { data } = useCall(coverageChanges, asked, { meta: { quiet: true }, retry: false });
  if (data === undefined) return null;
  const { before, after, files } = data;
  const sorts = SORTS.filter((sort) => before[sort].total + after[sort].total > 0);
  const lost = files.reduce((sum, file) => sum + file.lost, 0);
  return (
    <section>
      <h3>
        {t('coverageLost')} <span className="nl-dim">{lost}</span>
      </h3>
      <p className="nl-dim">
        {sorts
          .map((sort) => `${sortText(`sort.${sort}`)} ${percent(before[sort])} → ${percent(after[sort])}`)
          .join(' · ')}
      </p>
      <ul>
        {files.map((file) => (
          <li key={file.path} title={file.points.map(({ line, label }) => `${line} ${label}`).join('\n')}>
            <Link to={coverageAddress(runId)}>{file.path}</Link>{' '}
            <span className="nl-dim">
              {file.isEdited
                ? t('coverageEdited', { before: percent(file.before), after: percent(file.after) })
                : t('coverageOf', { lost: file.lost, gained: file.gained })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
