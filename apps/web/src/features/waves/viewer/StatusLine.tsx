import type { WaveInfo } from '@netloom/waves';
import { Button, Tag, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../announce.ts';
import { useSaid } from '../../../diagnostics/useSaid.ts';
import { formatFrequency, formatTime } from './format/time.ts';
import { useMoving } from './moving.ts';
import './waveViewer.css';

interface Props {
  info: WaveInfo;
  /** Why the last search for an edge failed. */
  edgeError: Error | null;
  onRetry: () => void;
}

/** Times of cursor, marker and pointer, and what is wrong or under way. */
export function StatusLine({ info, edgeError, onRetry }: Props) {
  const { t } = useTranslation('waves');
  const { view, hover, tiles } = useMoving();
  const { busy } = tiles.loader;
  const error = tiles.error ?? edgeError;
  const { timescale, timeZero } = info;
  const { cursor, markers } = view;
  const marker = markers.at(-1);
  const show = (time: number) => formatTime(time + timeZero, timescale);
  const difference = marker ? cursor - marker.time : 0;
  return (
    <div className="nl-wave-status" role="status">
      <span className="nl-wave-cursor">
        {t('cursor')} <b>{show(cursor)}</b>
      </span>
      {marker && (
        <span className="nl-wave-marker">
          {t('marker')} {marker.name} <b>{show(marker.time)}</b>
        </span>
      )}
      {difference !== 0 && (
        <span>
          Δ <b>{formatTime(difference, timescale)}</b> ({formatFrequency(difference, timescale)})
        </span>
      )}
      {hover !== null && (
        <span className="nl-wave-dim">
          {t('pointer')} {show(hover)}
        </span>
      )}
      <span className="nl-wave-spring" />
      {busy && <span className="nl-wave-dim">{t('loading')}</span>}
      {error && (
        <span className="nl-wave-error" title={errorText(error)}>
          {t('windowFailed', { reason: errorText(error) })}{' '}
          <Button type="link" size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        </span>
      )}
      {!info.complete && <Incomplete info={info} />}
      <span className="nl-wave-dim">
        {show(info.start)} – {show(info.end)}
      </span>
    </div>
  );
}

/** Says that a dump was cut off, or was not understood as a whole. */
function Incomplete({ info: { faults, said } }: Pick<Props, 'info'>) {
  const { t } = useTranslation('waves');
  const say = useSaid();
  const message = said && say(said);
  const cut = faults.every(({ kind }) => kind === 'cut');
  return (
    <Tooltip title={t(cut ? 'unfinishedText' : 'faults.text', { message })}>
      <Tag color="warning">{t(cut ? 'unfinished' : 'faults.tag')}</Tag>
    </Tooltip>
  );
}
