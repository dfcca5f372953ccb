import { create } from 'zustand';

export type PanelSide = 'right' | 'bottom';

interface PanelState {
  /** The panel that is shown; null: none. */
  open: string | null;
  side: PanelSide;
}

const STORAGE_KEY = 'netloom.wavePanels';

function stored(): PanelState {
  try {
    const { open, side } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<PanelState>;
    return { open: typeof open === 'string' ? open : null, side: side === 'bottom' ? 'bottom' : 'right' };
  } catch {
    return { open: null, side: 'right' };
  }
}

/** Which panel every viewer shows and where: the user's choice, kept by the browser. */
export const usePanels = create<PanelState>(stored);

usePanels.subscribe((state) => localStorage.setItem(STORAGE_KEY, JSON.stringify(state)));

export function openPanel(open: string): void {
  usePanels.setState({ open });
}

export function closePanel(): void {
  usePanels.setState({ open: null });
}

export function togglePanel(key: string): void {
  usePanels.setState(({ open }) => ({ open: open === key ? null : key }));
}
