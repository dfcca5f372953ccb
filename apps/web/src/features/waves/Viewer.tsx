import { useCallback, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpSheet } from './HelpSheet.tsx';
import { StatusLine } from './StatusLine.tsx';
import { ToolBar } from './ToolBar.tsx';
import type { Dump } from './useDump.ts';
import { useEdgeSteps } from './useEdgeSteps.ts';
import { handleKey } from './useKeys.ts';
import { useScopePanel } from './useScopePanel.ts';
import { useSize } from './useSize.ts';
import { useTiles } from './useTiles.ts';
import { RowDialogs } from './dialogs/RowDialogs.tsx';
import type { Boards } from './board/boards.ts';
import type { Asked } from './board/rowCommands.ts';
import { leadRow } from './view/select.ts';
import { openView, viewReducer } from './view/viewReducer.ts';
import { ViewerBody } from './ViewerBody.tsx';
import styles from './WaveViewer.module.css';

/** The viewer of an opened dump. */
export function Viewer({ dump }: { dump: Dump }) {
  const { t } = useTranslation('waves');
  const { data, info } = dump;
  const [view, dispatch] = useReducer(viewReducer, null, () =>
    openView({ from: info.start, to: info.end }, dump.variables),
  );
  const tiles = useTiles(dump, view.limits);
  const edges = useEdgeSteps(data, view, dispatch);
  const [hover, setHover] = useState<number | null>(null);
  const [help, setHelp] = useState(false);
  const [asked, ask] = useState<Asked | null>(null);
  const [boards] = useState<Boards>(() => new Map());
  const root = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(root);
  const scopePanel = useScopePanel(width);
  const showHelp = useCallback(() => setHelp(true), []);
  const retry = () => {
    edges.forget();
    tiles.loader.retry();
  };
  const { goToEdge } = edges;
  const keys = {
    view,
    dispatch,
    goToEdge,
    focusSearch: scopePanel.focusSearch,
    showHelp,
    ask,
    groupName: t('rows.newGroup'),
  };
  const tools = { dispatch, goToEdge, onHelp: showHelp };
  const status = { info, view, hover, busy: tiles.loader.busy, error: tiles.error ?? edges.error };
  const body = { dump, view, dispatch, tiles, height, boards, asked, ask, scopePanel };

  return (
    <div
      ref={root}
      className={styles.viewer}
      role="application"
      aria-label={t('title')}
      tabIndex={-1}
      onKeyDown={(event) => !help && handleKey(event, keys)}
    >
      <ToolBar
        {...tools}
        row={leadRow(view)}
        canUndo={view.past.length > 0}
        canRedo={view.future.length > 0}
        canGoBack={view.spanPast.length > 0}
        canGoForward={view.spanFuture.length > 0}
        scopesShown={scopePanel.shown}
        onToggleScopes={scopePanel.toggle}
      />
      <ViewerBody {...body} onHover={setHover} />
      <StatusLine {...status} onRetry={retry} />
      <RowDialogs asked={asked} dispatch={dispatch} onClose={() => ask(null)} />
      <HelpSheet open={help} onClose={() => setHelp(false)} />
    </div>
  );
}
