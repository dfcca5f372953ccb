import { useUi } from '../store/uiStore.ts';

/** Brings an option into view and puts the focus on its control. */
export function showOption(pointer: string): void {
  useUi.setState({ half: 'options' });
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`[data-option="${pointer}"]`);
    if (field === null) return;
    field.scrollIntoView({ block: 'center' });
    field.querySelector<HTMLElement>('input, button, [tabindex="0"]')?.focus({ preventScroll: true });
  });
}
