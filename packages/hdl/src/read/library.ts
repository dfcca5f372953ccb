import type { Diagnostic } from '@netloom/model';
import { Scope } from './scope.ts';
import type { Surroundings } from './scope.ts';
import type { ReadFile } from './sources.ts';
import { emptyScope } from './syntax.ts';
import type { Problem, ScopeSyntax, UnitSyntax } from './syntax.ts';
import { say } from '../wording/sentences.ts';

export interface ModuleEntry {
  unit: UnitSyntax;
  scope: Scope;
  file: ReadFile;
}

/** All units of the files that were read, by name. */
export interface Library {
  modules: Map<string, ModuleEntry>;
  interfaces: Map<string, ModuleEntry>;
  /** File that defines each module, interface and package. */
  definedIn: Map<string, ReadFile>;
}

/** Units of one name: the first counts, as simulators have it. */
export function buildLibrary(files: ReadFile[], diagnostics: Diagnostic[]): Library {
  const library: Library = { modules: new Map(), interfaces: new Map(), definedIn: new Map() };
  const surroundings: Surroundings = { packages: new Map(), unit: undefined };
  surroundings.unit = new Scope(merged(files.map(({ syntax }) => syntax)), surroundings);
  for (const file of files) {
    for (const unit of file.syntax.units) {
      const other = library.definedIn.get(unit.name);
      if (other && isSame(unit, file, other)) continue;
      if (other) diagnostics.push(duplicate(unit, file, other));
      else addUnit(library, surroundings, unit, file);
      if (unit.kind === 'module' && unit.name !== '') continue;
      for (const problem of problemsOf(unit, file)) diagnostics.push(problem);
    }
  }
  return library;
}

function addUnit(library: Library, surroundings: Surroundings, unit: UnitSyntax, file: ReadFile): void {
  const { kind, name } = unit;
  if (name === '') return;
  library.definedIn.set(name, file);
  const scope = new Scope(unit, surroundings);
  if (kind === 'package') surroundings.packages.set(name, scope);
  else if (kind === 'interface') library.interfaces.set(name, { unit, scope, file });
  else if (kind === 'module') library.modules.set(name, { unit, scope, file });
}

/** The same lines, included by two files. */
function isSame({ name, offset }: UnitSyntax, file: ReadFile, other: ReadFile): boolean {
  const first = other.syntax.units.find((unit) => unit.name === name)!;
  const [a, b] = [file.place(offset), other.place(first.offset)];
  return a.file === b.file && a.line === b.line;
}

function duplicate({ name, offset }: UnitSyntax, file: ReadFile, other: ReadFile): Diagnostic {
  const said = say('HDL/duplicate', { name, file: other.path });
  return { code: 'HDL-DUPLICATE', severity: 'warning', ...said, place: file.place(offset) };
}

export function problemsOf({ problems }: { problems: Problem[] }, file: ReadFile): Diagnostic[] {
  return problems.map(({ code, message, wording, offset, severity = 'error' }) => ({
    ...{ code, severity, message, wording },
    place: file.place(offset),
  }));
}

/** The compilation unit's own declarations, of all files together. */
function merged(scopes: ScopeSyntax[]): ScopeSyntax {
  const all = emptyScope();
  for (const { parameters, types, functions, imports } of scopes) {
    all.parameters = all.parameters.concat(parameters);
    all.imports = all.imports.concat(imports);
    for (const [name, type] of types) all.types.set(name, type);
    for (const [name, body] of functions) all.functions.set(name, body);
  }
  return all;
}
