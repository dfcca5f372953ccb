import { memo, useMemo, useReducer, useRef, useState } from 'react';
import type { Dispatch, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportDialog } from './export/ExportDialog.tsx';
import { HelpSheet } from './help/HelpSheet.tsx';
import { pressKey } from '../../../commands/pressKey.ts';
import { waveCommands } from './keys/commands.ts';
import { useCommandTargets } from './keys/useCommandTargets.ts';
import { LiveBar } from './live/LiveBar.tsx';
import { useLive } from './live/useLive.ts';
import { Overview } from './overview/Overview.tsx';
import { PanelDock } from './panels/PanelDock.tsx';
import type { WavePlace, WaveStart } from './place.ts';
import { useSharedLook } from './probe/waveLook.ts';
import { SaidContext, useSaidWaves } from './probe/said.ts';
import { useSavedView } from './saved/useSavedView.ts';
import { useStart } from './saved/useStart.ts';
import { StatusLine } from './StatusLine.tsx';
import { TopBar } from './TopBar.tsx';
import type { Dump } from './useDump.ts';
import { useInstructionNames } from './useInstructionNames.ts';
import { useEdgeSteps } from './useEdgeSteps.ts';
import { useScopePanel } from './useScopePanel.ts';
import { useViewerDialog } from './useViewerDialog.ts';
import { useSize } from '../../../view2d/useSize.ts';
import type { TileLoader } from './tiles/TileLoader.ts';
import { MovingContext, useMovingStore } from './moving.ts';
import { useSettled } from './useSettled.ts';
import { useTiles } from './useTiles.ts';
import type { ViewAction } from './view/actions.ts';
import { RowDialogs } from './dialogs/RowDialogs.tsx';
import type { Boards } from './board/boards.ts';
import type { Asked } from './board/rowCommands.ts';
import type { ViewState } from './view/model.ts';
import { openView, viewReducer } from './view/viewReducer.ts';
import { ViewerBody } from './ViewerBody.tsx';
import './waveViewer.css';

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
  const textOf = useInstructionNames(settled);
  const moving = useMemo(() => ({ view, tiles, hover, textOf }), [view, tiles, hover, textOf]);
  const store = useMovingStore(moving);
  const said = useSaidWaves(props.place);
  const { loader } = tiles;
  return (
    <MovingContext value={store}>
      <SaidContext value={said}>
        <Frame {...props} dump={dump} view={settled} dispatch={dispatch} loader={loader} onHover={setHover} />
      </SaidContext>
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
  const [asked, ask] = useState<Asked | null>(null);
  const [boards] = useState<Boards>(() => new Map());
  const root = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(root);
  const scopePanel = useScopePanel(width);
  const dialog = useViewerDialog();
  const { goToEdge } = edges;
  const targets = useCommandTargets({ view, dispatch, ask, goToEdge, saved, live, scopePanel, dialog });
  const retry = () => {
    edges.forget();
    loader.retry();
  };
  const panel = { dump, place, view, dispatch };
  const tools = { place, view, dispatch, goToEdge, saved, live, scopePanel, dialog };

  return (
    <div
      ref={root}
      className="nl-wave-viewer"
      role="application"
      aria-label={t('title')}
      tabIndex={-1}
      onKeyDown={(event) => dialog.open === null && pressKey(event, waveCommands, targets)}
    >
      <TopBar {...tools} link={link} />
      <LiveBar {...live} />
      <Overview dump={dump} dispatch={dispatch} />
      <PanelDock {...panel} narrow={scopePanel.narrow}>
        <ViewerBody {...{ dump, view, dispatch, height, boards, asked, ask, scopePanel, onHover }} />
      </PanelDock>
      <StatusLine info={info} edgeError={edges.error} onRetry={retry} />
      <RowDialogs asked={asked} dispatch={dispatch} onClose={() => ask(null)} />
      {dialog.open === 'help' ? <HelpSheet onClose={dialog.close} /> : null}
      {dialog.open === 'export' && (
        <ExportDialog dump={dump} place={place} view={view} onClose={dialog.close} />
      )}
    </div>
  );
});
