import { runTrend } from '@netloom/contract';
import type { ReplyOf } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { formatMetric, formatWhen, keyMetrics, metricName } from '../../../runs/run/index.ts';
import { lastTwo } from './lastTwo.ts';

const KINDS = ['synthesize', 'timing'] as const;
/** Runs of other targets may lie between two that can be compared. */
const LATEST = 20;

/** Area and timing that the last runs of a SoC measured, beside what a change does: to run again is how to know more. */
export function RunFigures({ top }: { top: string }) {
  const { t } = useTranslation('soc');
  return (
    <>
      {KINDS.map((kind) => (
        <Kind key={kind} kind={kind} top={top} />
      ))}
      <p className="nl-soc-hint">{t('effects.runsNote')}</p>
    </>
  );
}

function Kind({ kind, top }: { kind: (typeof KINDS)[number]; top: string }) {
  const { t, i18n } = useTranslation('soc');
  const { t: ofRuns } = useTranslation('runs');
  const deptId = useDeptId();
  const { data } = useCall(runTrend, { query: { deptId, kind, top, limit: LATEST } }, { staleTime: 0 });
  if (data === undefined) return null;
  const [before, last] = lastTwo(data);
  if (!last) return <p className="nl-soc-hint">{t(`effects.noRun.${kind}`)}</p>;
  const was = new Map(keyMetrics(kind, before?.metrics ?? []).map(({ name, value }) => [name, value]));
  return (
    <table>
      <caption>
        {t(`effects.run.${kind}`)} <small>{caption(last, i18n.language)}</small>
      </caption>
      <tbody>
        {keyMetrics(kind, last.metrics).map(({ name, value, unit }) => {
          const old = was.get(name);
          const text = (each: number) => formatMetric({ value: each, unit }, i18n.language);
          return (
            <tr key={name}>
              <td>
                {metricName(name, ofRuns)}
                <span>
                  {old !== undefined && old !== value && <del>{text(old)}</del>}
                  {old === value ? text(value) : <ins>{text(value)}</ins>}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const caption = ({ label, createTime }: ReplyOf<typeof runTrend>[number], language: string) =>
  [label, formatWhen(createTime, language)].filter((part) => part !== '').join(' · ');
