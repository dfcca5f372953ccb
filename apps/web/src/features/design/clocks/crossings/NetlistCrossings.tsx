import { isOpen, withWaivers } from '@netloom/contract';
import type { Crossing, CrossingReportReply } from '@netloom/model';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatWhen, runAddress } from '../../../runs/run/index.ts';
import { useSoc } from '../../soc/index.ts';
import { FoundCrossing } from './FoundCrossing.tsx';
import { Matrix } from './Matrix.tsx';
import type { Cell } from './Matrix.tsx';
import { useCrossingRun } from './useCrossingRun.ts';
import { WaiverDialog } from './WaiverDialog.tsx';

/** Crossings that are shown at once. */
const MOST = 300;

/** What the newest check of the netlist found, and the way to another one. */
export function NetlistCrossings() {
  const { t, i18n } = useTranslation('clocks');
  const top = useSoc((state) => state.document.name);
  const waivers = useSoc((state) => state.document.waivers);
  const { run, report: found, error, start, isBusy } = useCrossingRun(top);
  // As they are in the document now, whatever the run knew of them.
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const report = found && withWaivers(found, waivers ?? {}, today);
  const when = run && formatWhen(run.createTime, i18n.language);
  return (
    <>
      <div className="nl-clocks-check">
        <Button size="small" type="primary" loading={isBusy} onClick={start}>
          {t('crossing.check')}
        </Button>
        {run && (
          <Link to={runAddress(run)}>{t(isBusy ? 'crossing.running' : 'crossing.ranAt', { when })}</Link>
        )}
        {report && <span>{t('crossing.counts', countsOf(report.crossings))}</span>}
      </div>
      {!run && <p className="nl-clocks-note">{t('crossing.never')}</p>}
      {error !== null && run && !isBusy && <Alert type="warning" showIcon title={t('crossing.noReport')} />}
      {report && <Found report={report} />}
    </>
  );
}

/** The ways between clocks, and each crossing with its places and waiver. */
function Found({ report: { crossings, unknown, soc } }: { report: CrossingReportReply }) {
  const { t } = useTranslation('clocks');
  const [cell, setCell] = useState<Cell>();
  const [waived, setWaived] = useState<Crossing>();
  const shown = cell
    ? crossings.filter(({ from, to }) => to === cell[1] && from.includes(cell[0]))
    : crossings;
  const ways = crossings.map((each) => ({ from: each.from, to: each.to, isSafe: !isOpen(each) }));
  return (
    <>
      {unknown.length > 0 && (
        <Alert type="warning" showIcon title={t('crossing.unknown', { modules: unknown.join(', ') })} />
      )}
      {crossings.length === 0 && <p className="nl-clocks-note">{t('crossing.noneFound')}</p>}
      {crossings.length > 0 && <Matrix crossings={ways} chosen={cell} onChoose={setCell} />}
      <ul className="nl-clocks-list">
        {shown.slice(0, MOST).map((each) => (
          <FoundCrossing key={each.id} crossing={each} soc={soc} onWaive={() => setWaived(each)} />
        ))}
      </ul>
      {shown.length > MOST && (
        <p className="nl-clocks-note">{t('crossing.more', { count: shown.length - MOST })}</p>
      )}
      {waived && <WaiverDialog crossing={waived} onClose={() => setWaived(undefined)} />}
    </>
  );
}

function countsOf(crossings: readonly Crossing[]) {
  const safe = crossings.filter(({ severity }) => severity === 'safe').length;
  const open = crossings.filter(isOpen).length;
  return { open, safe, waived: crossings.length - safe - open };
}
