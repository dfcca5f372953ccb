import { memo, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Dispatch, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { copyText } from '../../../parts/copyText.ts';
import { runRowCommand } from './board/runRowCommand.ts';
import { ExportDialog } from './export/ExportDialog.tsx';
import { HelpSheet } from './help/HelpSheet.tsx';
import { pressKey } from '../../../commands/pressKey.ts';
import { useOffer } from '../../../commands/useOffer.ts';
import { waveCommands } from './keys/commands.ts';
import { LiveBar } from './live/LiveBar.tsx';
import { useLive } from './live/useLive.ts';
import { Overview } from './overview/Overview.tsx';
import { askPanel, togglePanel } from './panelStore.ts';
import { PanelDock } from './panels/PanelDock.tsx';
import { linkTo } from './place.ts';
import type { WavePlace, WaveStart } from './place.ts';
import { useSharedLook } from './probe/waveLook.ts';
import { useSavedView } from './saved/useSavedView.ts';
import { useStart } from './saved/useStart.ts';
import { addDecoder } from './transactions/selection.ts';
import { FileTools } from './tools/FileTools.tsx';
import { StatusLine } from './StatusLine.tsx';
import { ToolBar } from './ToolBar.tsx';
import type { Dump } from './useDump.ts';
import { useEdgeSteps } from './useEdgeSteps.ts';
import { useScopePanel } from './useScopePanel.ts';
import { useSize } from '../../../view2d/useSize.ts';
import type { TileLoader } from './tiles/TileLoader.ts';
import { MovingContext, useMovingStore } from './moving.ts';
import { useSettled } from './useSettled.ts';
import { useTiles } from './useTiles.ts';
import type { ViewAction } from './view/actions.ts';
import { RowDialogs } from './dialogs/RowDialogs.tsx';
import type { Boards } from './board/boards.ts';
import type { Asked } from './board/rowCommands.ts';
import { canSplit } from './view/panes.ts';
import { leadRow, selectedRows } from './view/select.ts';
import type { ViewState } from './view/model.ts';
import { openView, viewReducer } from './view/viewReducer.ts';
import { ViewerBody } from './ViewerBody.tsx';
import styles from './WaveViewer.module.css';

export interface ViewerProps {
  place: WavePlace;
  /** What the address asks for, at first and when it changes. */
  start?: WaveStart | undefined;
  /** Hears which saved view is loaded. */
  onView?: ((path: string | undefined) => void) | undefined;
  /** A link beside the tools, from where the dump is shown elsewhere. */
  link?: ReactNode;
}

const ignore = () => undefined;

/** The viewer of an opened dump: its view, and the frame around the boards, which rests while they move. */
export function Viewer({ dump, ...props }: ViewerProps & { dump: Dump }) {
  const [view, dispatch] = useReducer(viewReducer, null, () =>
    openView({ from: dump.info.start, to: dump.info.end }, dump.variables),
  );
  const [hover, setHover] = useState<number | null>(null);
  const settled = useSettled(view);
  const tiles = useTiles(dump, view.limits);
  const moving = useMemo(() => ({ view, tiles, hover }), [view, tiles, hover]);
  const store = useMovingStore(moving);
  const { loader } = tiles;
  return (
    <MovingContext value={store}>
      <Frame {...props} dump={dump} view={settled} dispatch={dispatch} loader={loader} onHover={setHover} />
    </MovingContext>
  );
}

interface FrameProps extends ViewerProps {
  dump: Dump;
  view: ViewState;
  dispatch: Dispatch<ViewAction>;
  loader: TileLoader;
  onHover: (time: number | null) => void;
}

/** Tools, panels and dialogs around the boards. */
const Frame = memo(function Frame(props: FrameProps) {
  const { dump: opened, view, dispatch, loader, onHover, place, start, onView = ignore, link } = props;
  const { t } = useTranslation('waves');
  const live = useLive(opened, view, dispatch, () => loader.forget());
  const { data, info } = live;
  const dump = useMemo(() => ({ ...opened, data, info }), [opened, data, info]);
  const saved = useSavedView(dump, view, dispatch, onView);
  const arranged = useStart(start, place, dump, view, dispatch, saved);
  useSharedLook(place, dump, view, arranged, dispatch);
  const edges = useEdgeSteps(data, view, dispatch);
  const [dialog, setDialog] = useState<'help' | 'export' | 'name' | null>(null);
  const [asked, ask] = useState<Asked | null>(null);
  const [boards] = useState<Boards>(() => new Map());
  const root = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(root);
  const scopePanel = useScopePanel(width);
  const showHelp = useCallback(() => setDialog('help'), []);
  const showExport = useCallback(() => setDialog('export'), []);
  const setNaming = useCallback((naming: boolean) => setDialog(naming ? 'name' : null), []);
  const closeDialog = () => setDialog(null);
  const retry = () => {
    edges.forget();
    loader.retry();
  };
  const { goToEdge } = edges;
  const newest = useNewest({ place, view, loaded: saved.loaded });
  const copyLink = useCallback(() => {
    void copyText(linkTo(newest.current.place, startAt(newest.current))).then(() =>
      announceSuccess(t('saved.linkCopied')),
    );
  }, [newest, t]);
  const targets = {
    view,
    dispatch,
    row: (item: string) => {
      const signals = selectedRows(view).filter((row) => row.kind === 'signal');
      runRowCommand(item, { lead: leadRow(view), signals }, { t, dispatch, ask });
    },
    goToEdge,
    focusSearch: scopePanel.focusSearch,
    goToTime: () => askPanel('markers'),
    findValue: () => askPanel('find'),
    togglePanel,
    save: () => void saved.save().then((done) => done || saved.loaded || setNaming(true)),
    reload: live.reload,
    showHelp,
    textSelected: () => document.getSelection()?.isCollapsed === false,
  };
  useOffer(waveCommands, targets);
  const onAddDecoder = useCallback(() => addDecoder(place), [place]);
  const tools = { dispatch, goToEdge, onAddDecoder, onHelp: showHelp };
  const files = { saved, onNaming: setNaming, onCopyLink: copyLink, onExport: showExport };
  const body = { dump, view, dispatch, height, boards, asked, ask, scopePanel };
  const panel = { dump, place, view, dispatch };

  return (
    <div
      ref={root}
      className={styles.viewer}
      role="application"
      aria-label={t('title')}
      tabIndex={-1}
      onKeyDown={(event) => dialog === null && pressKey(event, waveCommands, targets)}
    >
      <div className={styles.top}>
        <ToolBar
          {...tools}
          row={leadRow(view)}
          canUndo={view.past.length > 0}
          canRedo={view.future.length > 0}
          canGoBack={view.spanPast.length > 0}
          canGoForward={view.spanFuture.length > 0}
          canSplit={canSplit(view)}
          scopesShown={scopePanel.shown}
          onToggleScopes={scopePanel.toggle}
        />
        <FileTools {...files} link={link} naming={dialog === 'name'} onReload={live.reload} />
      </div>
      <LiveBar {...live} />
      <Overview dump={dump} dispatch={dispatch} />
      <PanelDock {...panel} narrow={scopePanel.narrow}>
        <ViewerBody {...body} onHover={onHover} />
      </PanelDock>
      <StatusLine info={info} edgeError={edges.error} onRetry={retry} />
      <RowDialogs asked={asked} dispatch={dispatch} onClose={() => ask(null)} />
      <HelpSheet open={dialog === 'help'} onClose={closeDialog} />
      {dialog === 'export' && <ExportDialog dump={dump} place={place} view={view} onClose={closeDialog} />}
    </div>
  );
});

/** Where a viewer stands, for a link that leads there again. */
function startAt({ view, loaded }: { view: ViewState; loaded: { path: string } | undefined }): WaveStart {
  const lead = leadRow(view);
  const signal = lead?.kind === 'signal' ? lead.parts[0]?.path : undefined;
  return { time: view.cursor, ...(signal !== undefined && { signal }), ...(loaded && { view: loaded.path }) };
}

/** The newest value for callbacks that outlive a render. */
function useNewest<T>(value: T): RefObject<T> {
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  });
  return newest;
}
