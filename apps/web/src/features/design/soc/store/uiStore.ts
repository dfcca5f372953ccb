import { create } from 'zustand';

export type Dialog =
  | 'help'
  | 'find'
  | 'import'
  | 'export'
  | 'compare'
  | 'connect'
  | 'group'
  | 'levels'
  | 'replace'
  | 'explore'
  | 'newCanvas';
export type BottomTab = 'problems' | 'addresses' | 'interrupts' | 'generated';
export type Panel = 'palette' | 'properties' | 'bottom';

/** Ends that the connection editor starts with; a missing one is chosen there. */
export interface ConnectionEnds {
  from?: string;
  to?: string;
}

interface UiState {
  dialog: Dialog | undefined;
  /** Id of the template that the dialog for a new canvas begins with. */
  template: string | undefined;
  connection: ConnectionEnds;
  bottomTab: BottomTab;
  /** Pixels. */
  bottomHeight: number;
  /** The VLNVs of the blocks imported last, pointed out in the palette. */
  imported: ReadonlySet<string>;
  /** On narrow screens one panel at most lies over the canvas. */
  open: ReadonlySet<Panel>;
}

const NARROW = 900;

export const useUi = create<UiState>(() => ({
  dialog: undefined,
  template: undefined,
  connection: {},
  bottomTab: 'problems',
  bottomHeight: window.innerWidth < NARROW ? window.innerHeight * 0.45 : 168,
  imported: new Set(),
  open: new Set<Panel>(window.innerWidth < NARROW ? [] : ['palette', 'properties', 'bottom']),
}));

export function openDialog(dialog: Dialog, template?: string): void {
  useUi.setState({ dialog, template });
}

export const isDialogOpen = (): boolean => useUi.getState().dialog !== undefined;

export function openConnection(connection: ConnectionEnds): void {
  useUi.setState({ dialog: 'connect', connection });
}

export function closeDialog(): void {
  useUi.setState({ dialog: undefined });
}

export function togglePanel(panel: Panel): void {
  const { open } = useUi.getState();
  const others = window.innerWidth < NARROW ? [] : [...open].filter((other) => other !== panel);
  useUi.setState({ open: new Set(open.has(panel) ? others : [...others, panel]) });
}

export function showBottom(bottomTab: BottomTab): void {
  const { open } = useUi.getState();
  useUi.setState({ bottomTab, open: new Set([...open, 'bottom']) });
}

/** Leaves room for the tabs at least, and for some of the canvas. */
export function setBottomHeight(height: number): void {
  useUi.setState({ bottomHeight: Math.max(80, Math.min(height, window.innerHeight * 0.7)) });
}
