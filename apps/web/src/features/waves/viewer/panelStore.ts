import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { create } from 'zustand';

export type PanelSide = 'right' | 'bottom';

interface PanelState {
  /** The panel that is shown; null: none. */
  open: string | null;
  side: PanelSide;
  /** Grows each time that a command wants to type in the open panel; 0: it was opened to be seen. */
  asked: number;
}

const STORAGE_KEY = 'netloom.wavePanels';

function stored(): PanelState {
  try {
    const { open, side } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<PanelState>;
    return {
      open: typeof open === 'string' ? open : null,
      side: side === 'bottom' ? 'bottom' : 'right',
      asked: 0,
    };
  } catch {
    return { open: null, side: 'right', asked: 0 };
  }
}

/** Which panel every viewer shows and where: the user's choice, kept by the browser. */
export const usePanels = create<PanelState>(stored);

usePanels.subscribe(({ open, side }) => localStorage.setItem(STORAGE_KEY, JSON.stringify({ open, side })));

export function openPanel(open: string): void {
  usePanels.setState({ open, asked: 0 });
}

/** Opens a panel to type in its first field. */
export function askPanel(open: string): void {
  usePanels.setState(({ asked }) => ({ open, asked: asked + 1 }));
}

export function closePanel(): void {
  usePanels.setState({ open: null });
}

export function togglePanel(key: string): void {
  usePanels.setState(({ open }) => ({ open: open === key ? null : key, asked: 0 }));
}

/** The field of a panel that gets the focus when a command asks for it. */
export function useAskedFocus<T extends { focus: () => void }>(): RefObject<T | null> {
  const field = useRef<T>(null);
  const asked = usePanels((state) => state.asked);
  useEffect(() => {
    if (asked > 0) field.current?.focus();
  }, [asked]);
  return field;
}
