import type { ModuleEntry } from '../read/library.ts';

/** Preprocessed text of a module or interface, from its keyword up to its end. */
export function unitText({ unit, file }: ModuleEntry): string {
  const end = new RegExp(`\\bend${unit.kind}\\b`, 'g');
  end.lastIndex = unit.offset;
  const found = end.exec(file.plain);
  return file.plain.slice(unit.offset, found ? end.lastIndex : undefined);
}
