import type { PaneAction } from './actions.ts';
import type { Arrangement, Pane, ViewState } from './model.ts';
import { moveRows } from './tree.ts';

const mostPanes = 4;

export function canSplit(state: Pick<ViewState, 'panes'>): boolean {
  return state.panes.length < mostPanes;
}

function split(state: ViewState, direction: Arrangement['direction'], take: boolean): ViewState {
  if (!canSplit(state)) return state;
  const pane: Pane = { key: state.nextKey, rows: [] };
  const at = state.panes.findIndex(({ key }) => key === state.activePane) + 1;
  const panes = state.panes.toSpliced(at, 0, pane);
  const to = { pane: pane.key, group: null, index: 0 };
  return {
    ...state,
    panes: take ? moveRows(panes, new Set(state.selected), to) : panes,
    direction,
    activePane: pane.key,
    nextKey: state.nextKey + 1,
  };
}

function close(state: ViewState, key: number): ViewState {
  const at = state.panes.findIndex((pane) => pane.key === key);
  if (at < 0 || state.panes.length === 1) return state;
  const heir = state.panes[at === 0 ? 1 : at - 1]!;
  const { rows } = state.panes[at]!;
  const joined = { ...heir, rows: at === 0 ? [...rows, ...heir.rows] : [...heir.rows, ...rows] };
  const panes = state.panes.filter((pane) => pane.key !== key).map((pane) => (pane === heir ? joined : pane));
  return { ...state, panes, activePane: heir.key };
}

export function reducePanes(state: ViewState, action: PaneAction): ViewState {
  switch (action.type) {
    case 'pane.split':
      return split(state, action.direction, action.take ?? false);
    case 'pane.close':
      return close(state, action.pane);
    case 'pane.activate':
      return state.activePane === action.pane ? state : { ...state, activePane: action.pane };
  }
}
