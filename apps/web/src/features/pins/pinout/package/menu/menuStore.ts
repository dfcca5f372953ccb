import { create } from 'zustand';
import type { Point } from '../../../../../view2d/geometry.ts';

interface MenuState {
  /** The pin whose signals are offered, and where in the window. */
  menu: { pin: string; at: Point } | undefined;
}

export const useMenu = create<MenuState>(() => ({ menu: undefined }));

let returnTo: HTMLElement | undefined;

/** Offers the signals of a pin; the focus comes back when the menu closes. */
export function openPinMenu(pin: string, at: Point): void {
  returnTo = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  useMenu.setState({ menu: { pin, at } });
}

export function closePinMenu(): void {
  if (useMenu.getState().menu === undefined) return;
  useMenu.setState({ menu: undefined });
  returnTo?.focus({ preventScroll: true });
}
