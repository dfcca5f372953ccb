import { ReloadOutlined } from '@ant-design/icons';
import type { WaveInfo } from '@netloom/waves';
import { Button, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { FaultList } from './FaultList.tsx';
import './liveBar.css';

/** Says what was not understood in a dump: kinds and how often; the first places on demand. */
export function FaultBar({ info, reload }: { info: WaveInfo; reload: () => void }) {
  const { t } = useTranslation('waves');
  const say = useSaid();
  const kinds = info.faults.map(({ kind, count }) => t(`faults.${kind}`, { count })).join(' · ');
  return (
    <div className="nl-wave-live-bar" data-tone="unfinished" role="status">
      <span title={info.said && say(info.said)}>
        {t('faults.title')} <b>{kinds}</b>
      </span>
      <Popover
        trigger="click"
        placement="bottom"
        content={<FaultList info={info} />}
        styles={{ root: { maxWidth: 'min(640px, 94vw)' } }}
      >
        <Button type="link" size="small">
          {t('faults.places')}
        </Button>
      </Popover>
      <Button type="link" size="small" icon={<ReloadOutlined aria-hidden />} onClick={reload}>
        {t('live.reload')}
      </Button>
    </div>
  );
}
