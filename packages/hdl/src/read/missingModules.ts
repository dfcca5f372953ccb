import type { Diagnostic } from '@netloom/model';
import type { Library } from './library.ts';
import type { ReadFile } from './sources.ts';
import { say } from '../wording/sentences.ts';

/** HDL-INSTANCE for each module or interface that is instantiated and not defined, where it is first instantiated. */
export function missingModules(files: ReadFile[], { modules, definedIn }: Library): Diagnostic[] {
  const told = new Set(files.flatMap(({ syntax }) => [...syntax.primitives]));
  const found: Diagnostic[] = [];
  for (const { unit, file } of modules.values()) {
    for (const [name, offset] of unit.instances) {
      if (definedIn.has(name) || told.has(name)) continue;
      told.add(name);
      const said = say('HDL/missing', { module: unit.name, name });
      found.push({ code: 'HDL-INSTANCE', severity: 'info', ...said, place: file.place(offset) });
    }
  }
  return found;
}
