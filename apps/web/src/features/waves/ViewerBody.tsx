import type { WaveVariable } from '@netloom/waves';
import { Drawer, Splitter } from 'antd';
import { useCallback, useRef, useState } from 'react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { NameList } from './board/NameList.tsx';
import { WaveCanvas } from './board/WaveCanvas.tsx';
import { ScopePanel } from './scopes/ScopePanel.tsx';
import { visibleRows } from './paint/paintBoard.ts';
import type { Dump } from './useDump.ts';
import { usePanelWidths } from './usePanelWidths.ts';
import type { useScopePanel } from './useScopePanel.ts';
import type { Tiles } from './useTiles.ts';
import { useValues } from './useValues.ts';
import type { ViewAction, ViewState } from './view/viewState.ts';
import styles from './WaveViewer.module.css';

interface Props {
  dump: Dump;
  view: ViewState;
  dispatch: Dispatch<ViewAction>;
  tiles: Tiles;
  height: number;
  scopePanel: ReturnType<typeof useScopePanel>;
  onHover: (time: number | null) => void;
}

/** Scopes, names and waves side by side; names and waves scroll together. */
export function ViewerBody(props: Props) {
  const { dump, view, dispatch, tiles, height, scopePanel, onHover } = props;
  const { narrow, shown } = scopePanel;
  const { t } = useTranslation('waves');
  const beside = shown && !narrow;
  const widths = usePanelWidths(narrow, beside);
  const [scrollTop, setScrollTop] = useState(0);
  const inSight = visibleRows(view.rows, scrollTop, height).rows;
  const values = useValues(dump.data, inSight, view.cursor);
  const scroller = useRef<HTMLDivElement>(null);
  const scroll = useCallback((pixels: number) => scroller.current?.scrollBy(0, pixels), []);
  const add = useCallback((variables: WaveVariable[]) => dispatch({ type: 'add', variables }), [dispatch]);
  const scopes = <ScopePanel data={dump.data} searchRef={scopePanel.search} onAdd={add} />;
  const names = { rows: view.rows, selected: view.selected, values, scroller, height };
  const waves = { view, info: dump.info, loader: tiles.loader, version: tiles.version, onHover };
  const drawer = { placement: 'left', size: 300, styles: { body: { padding: 0 } } } as const;

  return (
    <>
      <Splitter className={styles.body} onResize={widths.resize}>
        {beside && (
          <Splitter.Panel key="scopes" size={widths.scopes} min={160} max="45%">
            {scopes}
          </Splitter.Panel>
        )}
        <Splitter.Panel key="names" size={widths.names} min={90} max="60%">
          <NameList {...names} scrollTop={scrollTop} onScrollTop={setScrollTop} dispatch={dispatch} />
        </Splitter.Panel>
        <Splitter.Panel key="waves" min={120}>
          <WaveCanvas {...waves} scrollTop={scrollTop} onScroll={scroll} dispatch={dispatch} />
        </Splitter.Panel>
      </Splitter>
      {narrow && (
        <Drawer title={t('scopes')} {...drawer} open={shown} onClose={scopePanel.toggle}>
          {scopes}
        </Drawer>
      )}
    </>
  );
}
