import { create } from 'zustand';

export type Dialog = 'new' | 'rename' | 'bench' | 'help';
export type Panel = 'text' | 'properties';

/** What a click in the picture does: `turn` turns the state, any other is the state that it puts. */
export type Tool = string;

/** Cells of neighbouring lanes; `cell` and `lane` are where the keys act from, the others the opposite corner. */
export interface Selection {
  lane: number;
  cell: number;
  toLane: number;
  toCell: number;
}

interface UiState {
  dialog: Dialog | undefined;
  /** Id of the template that the dialog for a new drawing begins with. */
  template: string | undefined;
  tool: Tool;
  selection: Selection;
  /** What is being written in the picture. */
  writing: 'name' | 'label' | undefined;
  /** Where an arrow that is being drawn begins. */
  arrow: { lane: number; cell: number } | undefined;
  open: ReadonlySet<Panel>;
}

const isNarrow = () => window.innerWidth < 992;
const START: Selection = { lane: 0, cell: 0, toLane: 0, toCell: 0 };

export const useUi = create<UiState>(() => ({
  dialog: undefined,
  template: undefined,
  tool: 'turn',
  selection: START,
  writing: undefined,
  arrow: undefined,
  open: new Set<Panel>(isNarrow() ? [] : ['text', 'properties']),
}));

export function openDialog(dialog: Dialog, template?: string): void {
  useUi.setState({ dialog, template });
}

export function closeDialog(): void {
  useUi.setState({ dialog: undefined });
}

/** On a narrow window one panel at most lies over the picture. */
export function togglePanel(panel: Panel): void {
  const { open } = useUi.getState();
  const others = isNarrow() ? [] : [...open].filter((other) => other !== panel);
  useUi.setState({ open: new Set(open.has(panel) ? others : [...others, panel]) });
}

export function select(lane: number, cell: number, toLane = lane, toCell = cell): void {
  useUi.setState({ selection: { lane, cell, toLane, toCell }, writing: undefined });
}

/** Another drawing is shown: nothing of it is chosen yet. */
export function startAnew(): void {
  useUi.setState({ selection: START, writing: undefined, arrow: undefined });
}
