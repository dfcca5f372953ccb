export const SEARCH_ID = 'nl-pins-search';

export function focusSearch(): void {
  const input = document.getElementById(SEARCH_ID);
  if (input instanceof HTMLInputElement) input.select();
}
