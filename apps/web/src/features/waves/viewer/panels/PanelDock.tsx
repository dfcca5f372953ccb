import { BorderBottomOutlined, BorderRightOutlined, CloseOutlined } from '@ant-design/icons';
import { Button, Drawer, Spin, Splitter, Tooltip } from 'antd';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { closePanel, togglePanel, usePanels } from '../panelStore.ts';
import { wavePanels } from '../panels.ts';
import type { WavePanel, WavePanelProps } from '../panels.ts';
import './panelDock.css';

interface Props extends WavePanelProps {
  /** The panels open over the waves instead of beside them. */
  narrow: boolean;
  children: ReactNode;
}

/** The waves with one panel beside or below them, and a button for each panel there is. */
export function PanelDock({ narrow, children, ...props }: Props) {
  const { open, side } = usePanels();
  const panel = wavePanels.find(({ key }) => key === open);
  const below = side === 'bottom';
  const [sizes, setSizes] = useState({ right: 350, bottom: 340 });
  return (
    <div className="nl-wave-dock" data-narrow={narrow}>
      <Splitter
        className="nl-wave-dock-split"
        orientation={below ? 'vertical' : 'horizontal'}
        onResize={([, size]) => size !== undefined && setSizes((known) => ({ ...known, [side]: size }))}
      >
        <Splitter.Panel key="waves" min={120}>
          {children}
        </Splitter.Panel>
        {panel && !narrow && (
          <Splitter.Panel key={side} size={sizes[side]} min={below ? 120 : 240} max="70%">
            <Beside panel={panel} {...props} />
          </Splitter.Panel>
        )}
      </Splitter>
      {narrow && <Over panel={panel} {...props} />}
      <PanelRail />
    </div>
  );
}

function PanelRail() {
  const { t } = useTranslation('waves');
  const open = usePanels((state) => state.open);
  return (
    <nav className="nl-wave-dock-rail" aria-label={t('panel.all')}>
      {wavePanels.map(({ key, icon: Icon }) => (
        <Tooltip key={key} title={t(`panel.${key}`)} placement="left" mouseEnterDelay={0.4}>
          <Button
            type="text"
            icon={<Icon />}
            aria-label={t(`panel.${key}`)}
            aria-pressed={key === open}
            onClick={() => togglePanel(key)}
          />
        </Tooltip>
      ))}
    </nav>
  );
}

function Content({ panel: { component: Panel }, ...props }: WavePanelProps & { panel: WavePanel }) {
  return (
    <Suspense fallback={<Spin className="nl-wave-dock-loading" />}>
      <Panel {...props} />
    </Suspense>
  );
}

/** A panel with its heading, which also says where panels open. */
function Beside(props: WavePanelProps & { panel: WavePanel }) {
  const { t } = useTranslation('waves');
  const side = usePanels((state) => state.side);
  const other = side === 'right' ? 'bottom' : 'right';
  const move = t(`panel.${other === 'right' ? 'toRight' : 'toBottom'}`);
  return (
    <section className="nl-wave-dock-panel" aria-label={t(`panel.${props.panel.key}`)}>
      <header className="nl-wave-dock-header">
        <h3>{t(`panel.${props.panel.key}`)}</h3>
        <Button
          type="text"
          size="small"
          icon={other === 'right' ? <BorderRightOutlined /> : <BorderBottomOutlined />}
          title={move}
          aria-label={move}
          onClick={() => usePanels.setState({ side: other })}
        />
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          title={t('panel.close')}
          aria-label={t('panel.close')}
          onClick={closePanel}
        />
      </header>
      <div className="nl-wave-dock-content">
        <Content {...props} />
      </div>
    </section>
  );
}

function Over({ panel, ...props }: WavePanelProps & { panel: WavePanel | undefined }) {
  const { t } = useTranslation('waves');
  return (
    <Drawer
      title={panel && t(`panel.${panel.key}`)}
      placement="bottom"
      size={440}
      mask={false}
      open={panel !== undefined}
      onClose={closePanel}
      styles={{ body: { padding: 0 } }}
    >
      {panel && <Content panel={panel} {...props} />}
    </Drawer>
  );
}
