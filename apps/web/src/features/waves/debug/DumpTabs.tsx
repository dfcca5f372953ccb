import { DesktopOutlined, FileOutlined, PlayCircleOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Tabs } from 'antd';
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

/** A tab for each open dump, and a button for one more. */
export function DumpTabs({ open, current, onShow, onClose, onAdd }: Props) {
  const { t } = useTranslation('waveDebug');
  const of = (key: string) => open.find(({ place }) => placeKey(place) === key)?.place;
  const items = open.map(({ place, title }) => ({
    key: placeKey(place),
    label: (
      <span className="nl-wave-debug-tab" title={`${title} · ${fileNameOf(place)}`}>
        {icons[place.kind]} {title}
      </span>
    ),
    closable: true,
  }));
  return (
    <div className="nl-wave-debug-tabs">
      <Tabs
        type="editable-card"
        size="small"
        hideAdd
        items={items}
        activeKey={current ?? ''}
        onChange={(key) => {
          const place = of(key);
          if (place) onShow(place);
        }}
        onEdit={(key) => {
          const place = typeof key === 'string' ? of(key) : undefined;
          if (place) onClose(place);
        }}
      />
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
