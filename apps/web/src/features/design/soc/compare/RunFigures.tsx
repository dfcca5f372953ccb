import { runTrend } from '@netloom/contract';
import type { ReplyOf } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { formatMetric, formatWhen, keyMetrics, metricName } from '../../../runs/run/index.ts';
import { lastTwo } from './lastTwo.ts';

const KINDS = ['synthesize', 'timing'] as const;
type Kind = (typeof KINDS)[number];
type Run = ReplyOf<typeof runTrend>[number];

/** Runs of other targets may lie between two that can be compared. */
const LATEST = 20;

/** Area and timing that the last runs of a SoC measured, beside what a change does: to run again is how to know more. */
export function RunFigures({ top }: { top: string }) {
  const { t } = useTranslation('soc');
  const runs = { synthesize: useLastTwo('synthesize', top), timing: useLastTwo('timing', top) };
  const isMeasured = KINDS.some((kind) => runs[kind]?.[1] !== undefined);
  return (
    <>
      {KINDS.map((kind) => (
        <Figures key={kind} kind={kind} runs={runs[kind]} />
      ))}
      {isMeasured && <p className="nl-soc-hint">{t('effects.runsNote')}</p>}
    </>
  );
}

function useLastTwo(kind: Kind, top: string) {
  const query = { deptId: useDeptId(), kind, top, limit: LATEST };
  const { data } = useCall(runTrend, { query }, { staleTime: 0 });
  return data && lastTwo(data);
}

/** What the last run measured, and in the place of what the one before it had. */
function Figures({ kind, runs }: { kind: Kind; runs: [before?: Run, last?: Run] | undefined }) {
  const { t, i18n } = useTranslation('soc');
  const { t: ofRuns } = useTranslation('runs');
  if (runs === undefined) return null;
  const [before, last] = runs;
  if (!last) return <p className="nl-soc-hint">{t(`effects.noRun.${kind}`)}</p>;
  const was = new Map(keyMetrics(kind, before?.metrics ?? []).map((each) => [each.name, each.value]));
  const about = [last.label, formatWhen(last.createTime, i18n.language)].filter((part) => part !== '');
  return (
    <table>
      <caption>
        {t(`effects.run.${kind}`)} <small>{about.join(' · ')}</small>
      </caption>
      <tbody>
        {keyMetrics(kind, last.metrics).map(({ name, value, unit }) => {
          const text = (each: number) => formatMetric({ value: each, unit }, i18n.language);
          const old = was.get(name) ?? value;
          return (
            <tr key={name}>
              <td>
                {metricName(name, ofRuns)}
                <span>
                  {old !== value && <del>{text(old)}</del>}
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
