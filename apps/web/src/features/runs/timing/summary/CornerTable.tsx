import type { SlackSummary, TimingReport } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { nanoseconds } from '../nanoseconds.ts';

const CHECKS = ['setup', 'hold'] as const;
const COLUMNS = ['worst', 'total', 'violations'] as const;

type Corners = TimingReport['corners'];

/** Slack of each corner; of both checks, the worst one is marked. */
export function CornerTable({ corners }: { corners: Corners }) {
  const { t } = useTranslation('timing');
  const worstOf = (check: (typeof CHECKS)[number]) =>
    Math.min(...corners.map((corner) => corner[check].worst ?? Infinity));
  return (
    <div className="nl-timing-by-corner">
      <table>
        <caption>{t('corner.title')}</caption>
        <Heading />
        <tbody>
          {corners.map((corner) => (
            <tr key={corner.name}>
              <th scope="row" className="nl-mono">
                {corner.name}
              </th>
              {CHECKS.map((check) => (
                <SlackCells
                  key={check}
                  slack={corner[check]}
                  isWorst={corners.length > 1 && corner[check].worst === worstOf(check)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heading() {
  const { t } = useTranslation('timing');
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col">
          {t('corner.corner')}
        </th>
        {CHECKS.map((check) => (
          <th key={check} scope="colgroup" colSpan={COLUMNS.length}>
            {t(`check.${check}`)}
          </th>
        ))}
      </tr>
      <tr>
        {CHECKS.map((check) =>
          COLUMNS.map((column) => (
            <th key={`${check} ${column}`} scope="col">
              {t(`tile.${column}`)}
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}

function SlackCells({ slack, isWorst }: { slack: SlackSummary; isWorst: boolean }) {
  const { t, i18n } = useTranslation('timing');
  const { worst, total, violations, endpoints } = slack;
  const text = (value: number | null) => (value === null ? '–' : nanoseconds(value, i18n.language));
  return (
    <>
      <td data-bad={(worst ?? 0) < 0} data-worst={isWorst}>
        {isWorst && <small>{t('corner.worst')}</small>} {text(worst)}
      </td>
      <td>{text(total)}</td>
      <td>{t('tile.of', { violations, endpoints })}</td>
    </>
  );
}
