import { linDefaults, setLin } from '@netloom/pins';
import type { LinConfiguration, LinField, LinValue } from '@netloom/pins';
import { edit } from '../files/boards.ts';

/** Edits the LIN part of the open configuration; without one nothing happens. */
export function editLin(step: (lin: LinConfiguration) => LinConfiguration): void {
  edit((configuration) =>
    configuration.lin === undefined ? configuration : setLin(configuration, step(configuration.lin)),
  );
}

/** Takes a LIN configuration over, by default a new one; undo brings back what was before. */
export function takeLin(lin: LinConfiguration = linDefaults()): void {
  edit((configuration) => setLin(configuration, lin));
}

export function removeLin(): void {
  edit((configuration) => setLin(configuration, undefined));
}

/**
 * Value of a typed text. An empty text is the default; what is no number stays the text that it is, so that it is
 * shown with its error.
 */
export function typedValue({ type }: LinField, text: string): LinValue | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return type === 'integer' && /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : trimmed;
}
