import type { Analysis, ChipPin } from '@netloom/pins';

/** Whether a pin is what a search means: its position, or part of its name, its label or a signal that it offers. */
export function isFound(pin: ChipPin, analysis: Analysis, search: string): boolean {
  const wanted = search.trim().toUpperCase();
  if (pin.position.toUpperCase() === wanted) return true;
  const assignment = analysis.pins.get(pin.name)?.assignment;
  return (
    has(pin.name, wanted) ||
    has(assignment?.label ?? '', wanted) ||
    has(assignment?.signal ?? '', wanted) ||
    pin.signals.some(({ name }) => has(name, wanted))
  );
}

function has(text: string, wanted: string): boolean {
  return text.toUpperCase().includes(wanted);
}
