import { create } from 'zustand';

export type Mode = 'register' | 'table' | 'parameters' | 'enums';
export type BottomTab = 'problems' | 'preview' | 'changes';
export type Panel = 'tree' | 'properties' | 'bottom';
export type Dialog = 'new' | 'import' | 'search' | 'help';

interface UiState {
  mode: Mode;
  bottomTab: BottomTab;
  /** Pixels. */
  bottomHeight: number;
  dialog: Dialog | undefined;
  /** Description that the dialog for a new one offers to start from. */
  copyOf: string | undefined;
  /** Ids of the views that are generated. */
  outputs: readonly string[];
  /** Where they go; undefined for `gen` beside the map. */
  folder: string | undefined;
  open: ReadonlySet<Panel>;
}

const isNarrow = () => window.innerWidth < 992;

export const useUi = create<UiState>(() => ({
  mode: 'register',
  bottomTab: 'problems',
  bottomHeight: Math.round(window.innerHeight * (isNarrow() ? 0.4 : 0.26)),
  dialog: undefined,
  copyOf: undefined,
  outputs: ['rtl', 'c', 'html'],
  folder: undefined,
  open: new Set<Panel>(isNarrow() ? [] : ['tree', 'properties', 'bottom']),
}));

export function openDialog(dialog: Dialog, copyOf?: string): void {
  useUi.setState({ dialog, copyOf });
}

export function closeDialog(): void {
  useUi.setState({ dialog: undefined });
}

/** On a narrow window one panel at most lies over the tables. */
export function togglePanel(panel: Panel): void {
  const { open } = useUi.getState();
  const others = isNarrow() ? [] : [...open].filter((other) => other !== panel);
  useUi.setState({ open: new Set(open.has(panel) ? others : [...others, panel]) });
}

/** What lay over the tables of a narrow window gives way to them. */
export function uncover(): void {
  if (isNarrow()) useUi.setState({ open: new Set() });
}

export function showBottom(bottomTab: BottomTab): void {
  const { open } = useUi.getState();
  useUi.setState({ bottomTab, open: isNarrow() ? new Set(['bottom']) : new Set([...open, 'bottom']) });
}

export function setBottomHeight(height: number): void {
  useUi.setState({ bottomHeight: Math.max(90, Math.min(height, window.innerHeight * 0.75)) });
}
