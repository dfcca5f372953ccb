import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, lazy } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../Loading.tsx';
import { EmbeddedPage } from '../EmbeddedPage.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { useShell } from '../shellStore.ts';
import type { Panel } from '../shellStore.ts';
import { PanelTabs } from './PanelTabs.tsx';
import { usePanelAddress } from './usePanelAddress.ts';
import './panel.css';

const CataloguePanel = lazy(() => import('../../features/files/catalogue/CataloguePanel.tsx'));

function Frame({ panel }: { panel: 'aiKnowledge' | 'notepad' }) {
  const { t } = useTranslation();
  const address = usePanelAddress(panel);
  return address === undefined ? <Loading /> : <EmbeddedPage url={address} title={t(`panel.${panel}`)} />;
}

const TalkPanel = lazy(() => import('../../features/talk/chat/TalkPanel.tsx'));

function Content({ panel }: { panel: Panel }) {
  if (panel === 'catalogue') return <CataloguePanel />;
  return panel === 'talk' ? <TalkPanel /> : <Frame panel={panel} />;
}

/** What is open beside the screen: the catalogue of files, or a page in a frame. */
export function BookmarkPanel({ panel, narrow }: { panel: Panel; narrow: boolean }) {
  const { t } = useTranslation();
  const show = useShell((state) => state.showPanel);
  /** A dialog that the panel opened is no part of it on the page: Escape closes the dialog alone. */
  function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
    const within = event.currentTarget.contains(event.target as Node);
    if (event.key === 'Escape' && within && !event.defaultPrevented) show(null);
  }
  return (
    <aside className="nl-panel" aria-label={t(`panel.${panel}`)} onKeyDown={closeOnEscape}>
      <header>
        {narrow ? <PanelTabs /> : <h2>{t(`panel.${panel}`)}</h2>}
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={t('panel.close')}
          onClick={() => show(null)}
        />
      </header>
      <div className="nl-panel-body">
        <ErrorBoundary place={panel} key={panel}>
          <Suspense fallback={<Loading />}>
            <Content panel={panel} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </aside>
  );
}
