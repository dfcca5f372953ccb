import type { EdgeDirection } from '@netloom/waves';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffer } from '../../../../commands/useOffer.ts';
import type { Ask } from '../board/rowCommands.ts';
import { runRowCommand } from '../board/runRowCommand.ts';
import type { Live } from '../live/useLive.ts';
import { askPanel, togglePanel } from '../panelStore.ts';
import type { SavedView } from '../saved/useSavedView.ts';
import type { useScopePanel } from '../useScopePanel.ts';
import type { ViewerDialog } from '../useViewerDialog.ts';
import type { ViewAction } from '../view/actions.ts';
import type { ViewState } from '../view/model.ts';
import { leadRow, selectedRows } from '../view/select.ts';
import { waveCommands } from './commands.ts';
import type { CommandTargets } from './commands.ts';

interface Parts {
  view: ViewState;
  dispatch: Dispatch<ViewAction>;
  ask: Ask;
  goToEdge: (direction: EdgeDirection) => void;
  saved: SavedView;
  live: Live;
  scopePanel: ReturnType<typeof useScopePanel>;
  dialog: ViewerDialog;
}

/** What commands act on in a viewer, which also go to the palette. */
export function useCommandTargets(parts: Parts): CommandTargets {
  const { view, dispatch, ask, goToEdge, saved, live, scopePanel, dialog } = parts;
  const { t } = useTranslation('waves');
  const targets: CommandTargets = {
    view,
    dispatch,
    row: (item) => {
      const signals = selectedRows(view).filter((row) => row.kind === 'signal');
      runRowCommand(item, { lead: leadRow(view), signals }, { t, dispatch, ask });
    },
    goToEdge,
    focusSearch: scopePanel.focusSearch,
    goToTime: () => askPanel('markers'),
    findValue: () => askPanel('find'),
    togglePanel,
    save: () => void saved.save().then((done) => done || saved.loaded || dialog.setNaming(true)),
    reload: live.reload,
    showHelp: dialog.showHelp,
    textSelected: () => document.getSelection()?.isCollapsed === false,
  };
  useOffer(waveCommands, targets);
  return targets;
}
