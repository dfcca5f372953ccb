import { showPlace } from '../store/showPlace.ts';

/** So long a view may take to appear. */
const FRAMES = 20;
const VALUE = 'input, select, textarea';
const CONTROL = 'button, [tabindex]';

/** Shows what a JSON pointer speaks of, and puts the focus on the field that edits it. */
export function focusField(pointer: string): void {
  showPlace(pointer);
  seek(pointer, FRAMES);
}

function seek(pointer: string, frames: number): void {
  const field = fieldOf(pointer);
  if (field) {
    field.scrollIntoView({ block: 'nearest' });
    const control = field.querySelector<HTMLElement>(VALUE) ?? field.querySelector<HTMLElement>(CONTROL);
    control?.focus();
  } else if (frames > 0) requestAnimationFrame(() => seek(pointer, frames - 1));
}

/** The element of the pointer, or of the nearest value that holds it and has a field. */
function fieldOf(pointer: string): HTMLElement | undefined {
  for (let at = pointer; at.lastIndexOf('/') > 0; at = at.slice(0, at.lastIndexOf('/'))) {
    const field = document.querySelector<HTMLElement>(`.nl-pins [data-field="${CSS.escape(at)}"]`);
    if (field) return field;
  }
  return undefined;
}
