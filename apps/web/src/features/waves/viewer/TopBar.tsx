import type { EdgeDirection } from '@netloom/waves';
import { useCallback } from 'react';
import type { Dispatch, ReactNode } from 'react';
import type { Live } from './live/useLive.ts';
import type { WavePlace } from './place.ts';
import { useCopyLink } from './saved/useCopyLink.ts';
import type { SavedView } from './saved/useSavedView.ts';
import { ToolBar } from './ToolBar.tsx';
import { FileTools } from './tools/FileTools.tsx';
import { addDecoder } from './transactions/selection.ts';
import type { useScopePanel } from './useScopePanel.ts';
import type { ViewerDialog } from './useViewerDialog.ts';
import type { ViewAction } from './view/actions.ts';
import type { ViewState } from './view/model.ts';
import { canSplit } from './view/panes.ts';
import { leadRow } from './view/select.ts';
import './waveViewer.css';

interface Props {
  place: WavePlace;
  view: ViewState;
  dispatch: Dispatch<ViewAction>;
  goToEdge: (direction: EdgeDirection) => void;
  saved: SavedView;
  live: Live;
  scopePanel: ReturnType<typeof useScopePanel>;
  dialog: ViewerDialog;
  link: ReactNode;
}

/** The tools of the waves, and those of the dump and the view as files. */
export function TopBar(props: Props) {
  const { place, view, dispatch, goToEdge, saved, live, scopePanel, dialog, link } = props;
  const onAddDecoder = useCallback(() => addDecoder(place), [place]);
  const onCopyLink = useCopyLink({ place, view, loaded: saved.loaded });
  return (
    <div className="nl-wave-top">
      <ToolBar
        row={leadRow(view)}
        canUndo={view.past.length > 0}
        canRedo={view.future.length > 0}
        canGoBack={view.spanPast.length > 0}
        canGoForward={view.spanFuture.length > 0}
        canSplit={canSplit(view)}
        dispatch={dispatch}
        goToEdge={goToEdge}
        scopesShown={scopePanel.shown}
        onToggleScopes={scopePanel.toggle}
        onAddDecoder={onAddDecoder}
        onHelp={dialog.showHelp}
      />
      <FileTools
        saved={saved}
        naming={dialog.open === 'name'}
        onNaming={dialog.setNaming}
        onCopyLink={onCopyLink}
        onExport={dialog.showExport}
        onReload={live.reload}
        link={link}
      />
    </div>
  );
}
