import type { WaveVariable } from '@netloom/waves';
import { Drawer, Splitter } from 'antd';
import { useCallback, useState } from 'react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import type { Boards } from './board/boards.ts';
import type { Ask, Asked } from './board/rowCommands.ts';
import { PaneView } from './PaneView.tsx';
import { ScopePanel } from './scopes/ScopePanel.tsx';
import type { Dump } from './useDump.ts';
import type { useScopePanel } from './useScopePanel.ts';
import type { ViewAction } from './view/actions.ts';
import type { ViewState } from './view/model.ts';
import './waveViewer.css';

interface Props {
  dump: Dump;
  view: ViewState;
  dispatch: Dispatch<ViewAction>;
  height: number;
  boards: Boards;
  asked: Asked | null;
  ask: Ask;
  scopePanel: ReturnType<typeof useScopePanel>;
  onHover: (time: number | null) => void;
}

const drawer = { placement: 'left', size: 300, styles: { body: { padding: 0 } } } as const;

/** The scopes beside the panes, or over them where there is no room. */
export function ViewerBody(props: Props) {
  const { dump, dispatch, scopePanel } = props;
  const { narrow, shown } = scopePanel;
  const { t } = useTranslation('waves');
  const [scopesWidth, setScopesWidth] = useState(220);
  const add = useCallback((variables: WaveVariable[]) => dispatch({ type: 'add', variables }), [dispatch]);
  const scopes = <ScopePanel data={dump.data} searchRef={scopePanel.search} onAdd={add} />;
  const beside = shown && !narrow;
  return (
    <>
      <Splitter className="nl-wave-body" onResize={(sizes) => sizes.length > 1 && setScopesWidth(sizes[0]!)}>
        {beside && (
          <Splitter.Panel key="scopes" size={scopesWidth} min={160} max="45%">
            {scopes}
          </Splitter.Panel>
        )}
        <Splitter.Panel key="panes" min={200}>
          <Panes {...props} />
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

/** The panes above or beside each other, with one width of names for all. */
function Panes({ scopePanel, ...props }: Props) {
  const { view } = props;
  const [dragged, setNamesWidth] = useState<number>();
  const namesWidth = dragged ?? (scopePanel.narrow ? 150 : 250);
  const stacked = view.direction === 'stacked';
  return (
    <Splitter key={view.direction} orientation={stacked ? 'vertical' : 'horizontal'}>
      {view.panes.map((pane) => (
        <Splitter.Panel key={pane.key} min={80}>
          <PaneView {...props} pane={pane} namesWidth={namesWidth} onNamesWidth={setNamesWidth} />
        </Splitter.Panel>
      ))}
    </Splitter>
  );
}
