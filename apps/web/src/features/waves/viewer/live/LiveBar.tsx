import { ReloadOutlined } from '@ant-design/icons';
import type { WaveInfo } from '@netloom/waves';
import { Button, Progress, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { formatTime } from '../format/time.ts';
import { FaultBar } from './FaultBar.tsx';
import type { Live } from './useLive.ts';
import './liveBar.css';

/** Says that a dump is still indexed, still grows, ends before its writer was done, or was not understood as a whole. */
export function LiveBar(live: Live) {
  const faulty = live.info.faults.some(({ kind }) => kind !== 'cut');
  return (
    <>
      {faulty && <FaultBar info={live.info} reload={live.reload} />}
      <Growth {...live} faulty={faulty} />
    </>
  );
}

function Growth({ info, follow, setFollow, reload, faulty }: Live & { faulty: boolean }) {
  const { t } = useTranslation('waves');
  const say = useSaid();
  if (info.indexed < 1) return <Indexing info={info} />;
  if (info.growing)
    return (
      <div className="nl-wave-live-bar" data-tone="live" role="status">
        <span className="nl-wave-live-badge">{t('live.badge')}</span>
        <span>{t('live.growing', { time: endOf(info) })}</span>
        <label>
          <Switch size="small" checked={follow} onChange={setFollow} /> {t('live.follow')}
        </label>
      </div>
    );
  if (!info.said || faulty) return null;
  const message = say(info.said);
  return (
    <div className="nl-wave-live-bar" data-tone="unfinished" role="status">
      <span title={message}>
        {t('live.unfinished', { time: endOf(info) })} <i>{message}</i>
      </span>
      <Button type="link" size="small" icon={<ReloadOutlined aria-hidden />} onClick={reload}>
        {t('live.reload')}
      </Button>
    </div>
  );
}

function endOf({ end, timeZero, timescale }: WaveInfo): string {
  return formatTime(end + timeZero, timescale);
}

function Indexing({ info }: { info: WaveInfo }) {
  const { t } = useTranslation('waves');
  const percent = Math.floor(info.indexed * 100);
  return (
    <div className="nl-wave-live-bar" role="status">
      <span>{t('live.indexing', { percent, time: endOf(info) })}</span>
      <Progress
        className="nl-wave-live-progress"
        percent={percent}
        size="small"
        showInfo={false}
        aria-hidden
      />
    </div>
  );
}
