import {
  CloseOutlined,
  DesktopOutlined,
  FileOutlined,
  PlayCircleOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { fileNameOf, placeKey } from '../viewer/index.ts';
import type { WavePlace } from '../viewer/index.ts';
import type { OpenDump } from './openDumps.ts';
import './waveDebug.css';

interface Props {
  open: readonly OpenDump[];
  /** The key of the dump that is shown; null while one is chosen. */
  current: string | null;
  onShow: (place: WavePlace) => void;
  onClose: (place: WavePlace) => void;
  onAdd: () => void;
}

const icons = {
  run: <PlayCircleOutlined aria-hidden />,
  project: <FileOutlined aria-hidden />,
  local: <DesktopOutlined aria-hidden />,
};

interface TabProps {
  dump: OpenDump;
  shown: boolean;
  onShow: (place: WavePlace) => void;
  onClose: (place: WavePlace) => void;
}

function DumpTab({ dump: { place, title }, shown, onShow, onClose }: TabProps) {
  const { t } = useTranslation(['waveDebug', 'common']);
  return (
    <div
      className="nl-tab"
      data-active={shown || undefined}
      onAuxClick={({ button }) => (button === 1 ? onClose(place) : undefined)}
    >
      <button
        type="button"
        className="nl-wave-debug-tab"
        title={`${title} · ${fileNameOf(place)}`}
        aria-current={shown ? 'page' : undefined}
        onClick={() => onShow(place)}
      >
        {icons[place.kind]} {title}
      </button>
      <button
        type="button"
        aria-label={t('common:tabs.close', { name: title })}
        onClick={() => onClose(place)}
      >
        <CloseOutlined aria-hidden />
      </button>
    </div>
  );
}

/** A tab for each open dump, and a button for one more. */
export function DumpTabs({ open, current, onShow, onClose, onAdd }: Props) {
  const { t } = useTranslation('waveDebug');
  return (
    <div className="nl-wave-debug-tabs">
      <nav aria-label={t('dumps')}>
        {open.map((dump) => {
          const key = placeKey(dump.place);
          return <DumpTab key={key} dump={dump} shown={key === current} onShow={onShow} onClose={onClose} />;
        })}
      </nav>
      <Button
        type="text"
        size="small"
        icon={<PlusOutlined />}
        aria-label={t('open')}
        aria-pressed={current === null}
        title={t('open')}
        onClick={onAdd}
      />
    </div>
  );
}
