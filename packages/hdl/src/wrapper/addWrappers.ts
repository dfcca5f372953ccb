import type { Diagnostic, IpPort, Worded } from '@netloom/model';
import { Unreadable } from '../read/cursor.ts';
import type { Elaborator } from '../read/elaborator.ts';
import { problemsOf } from '../read/library.ts';
import type { Library, ModuleEntry } from '../read/library.ts';
import { parseFile } from '../read/parseFile.ts';
import { folderOf, joined } from '../read/paths.ts';
import type { ReadFile } from '../read/sources.ts';
import { wrapModule } from './wrapModule.ts';
import type { WrapperText } from './wrapModule.ts';
import { say } from '../wording/sentences.ts';

/** A source that was made at import around `module`, which stands in one of the files. */
export interface WrapperFile extends ReadFile {
  module: string;
}

/** Adds a wrapper to the library for every module that needs one, and says so, or why there is none. */
export function addWrappers(library: Library, shared: Elaborator, diagnostics: Diagnostic[]): WrapperFile[] {
  return [...library.modules.values()].flatMap((entry) => {
    const { unit, file } = entry;
    const place = file.place(unit.offset);
    try {
      const wrapper = wrapModule(entry, library, shared);
      if (!wrapper) return [];
      diagnostics.push({ code: 'HDL-WRAPPER', severity: 'info', ...sentence(entry, wrapper), place });
      for (const problem of problemsOf(wrapper, file)) diagnostics.push(problem);
      const made = fileOf(entry, wrapper);
      const [wrapped] = made.syntax.units;
      library.modules.set(wrapper.name, {
        unit: { ...wrapped!, comment: unit.comment },
        scope: entry.scope.of(wrapped!),
        file: made,
      });
      library.definedIn.set(wrapper.name, made);
      return [made];
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const said = say('HDL/wrapper/none', { module: unit.name, why: error.said });
      diagnostics.push({
        code: 'HDL-WRAPPER',
        severity: 'warning',
        ...said,
        place: file.place(error.offset),
      });
      return [];
    }
  });
}

/** AWATOP asks for an atomic operation (Arm IHI 0022H, E1.1): what AXI4 does not drive asks for none. */
export function withRest(port: IpPort): IpPort {
  const isAtomic = port.direction === 'in' && /(^|_)aw_atop$/.test(port.name);
  return isAtomic ? { ...port, tieOff: "'0" } : port;
}

function sentence({ unit }: ModuleEntry, { name, fixed, hasSelectsAlone }: WrapperText): Worded {
  const ports = unit.interfacePorts.length > 0 ? 'interfaces' : 'structures';
  const made = say(`HDL/wrapper/made/${hasSelectsAlone ? 'selects' : ports}`, {
    module: unit.name,
    block: name,
  });
  return fixed.length === 0 ? made : say('HDL/wrapper/made/fixed', { made, fixed: fixed.join(', ') });
}

function fileOf({ unit, file }: ModuleEntry, { name, text }: WrapperText): WrapperFile {
  const path = joined(folderOf(file.path), `${name}.sv`);
  return {
    ...{ module: unit.name, path, plain: text, syntax: parseFile(text) },
    place: (offset) => ({ kind: 'source', file: path, line: text.slice(0, offset).split('\n').length }),
    ...{ macroFiles: new Set(), includeDirectories: new Set(), isCommon: false },
  };
}
