import type { RunRow } from '@netloom/contract';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatWhen, runAddress } from '../../../runs/run/index.ts';
import { waveDebugAddress } from '../../../waves/viewer/index.ts';

interface Props {
  run: RunRow | undefined;
  isBusy: boolean;
  isOver: boolean;
  releases: ReadonlyMap<string, number> | undefined;
  start: () => void;
  hasUnit: boolean;
}

/** Where the dump of a simulation of resets is. */
const DUMP = 'dump.fst';

/** Starts a simulation of the generated unit; leads to the newest one and its waves. */
export function SimulationBar({ run, isBusy, isOver, releases, start, hasUnit }: Props) {
  const { t, i18n } = useTranslation('clocks');
  const when = run && formatWhen(run.createTime, i18n.language);
  const failed = run !== undefined && isOver && run.verdict !== 'passed';
  return (
    <>
      <div className="nl-clocks-check">
        <Button size="small" type="primary" loading={isBusy} disabled={!hasUnit} onClick={start}>
          {t('sequence.simulate')}
        </Button>
        {run && (
          <Link to={runAddress(run)}>{t(isBusy ? 'sequence.running' : 'sequence.ranAt', { when })}</Link>
        )}
        {run && releases && (
          <Link to={waveDebugAddress({ kind: 'run', runId: run.runId, file: DUMP })}>
            {t('sequence.waves')}
          </Link>
        )}
      </div>
      {!run && <p className="nl-clocks-note">{t(hasUnit ? 'sequence.notYet' : 'sequence.noUnit')}</p>}
      {failed && <Alert type="warning" showIcon title={t('sequence.failed', { reason: run.reason })} />}
    </>
  );
}
