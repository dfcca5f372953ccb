import { isNamedBench } from '../scan/benchNames.ts';
import type { Library } from './library.ts';
import type { ReadFile } from './sources.ts';
import type { UnitSyntax } from './syntax.ts';
import type { WrapperFile } from '../wrapper/addWrappers.ts';

/**
 * Tells of each of `files` which it needs, and itself, each behind those that it needs: first those that hold macros or
 * declarations of the compilation unit alone, then packages. A file is asked for by each of its modules, and has the same
 * answer.
 */
export function compileOrders(
  files: readonly ReadFile[],
  library: Library,
): (file: ReadFile) => readonly ReadFile[] {
  const order = new Map(files.map((file, index) => [file, index]));
  const known = new Map<ReadFile, ReadFile[]>();
  return (file) => {
    const found = known.get(file) ?? compileOrderOf(file, library, order);
    known.set(file, found);
    return found;
  };
}

function compileOrderOf(file: ReadFile, library: Library, order: Map<ReadFile, number>): ReadFile[] {
  const packages: ReadFile[] = [];
  const others: ReadFile[] = [];
  const seen = new Set<ReadFile>();
  const pending = [file];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    (next.syntax.units.some(({ kind }) => kind === 'package') ? packages : others).push(next);
    pending.push(...neededBy(next, library));
  }
  others.sort((a, b) => order.get(a)! - order.get(b)!);
  const common = [...order.keys()].filter(
    (one) => one.isCommon && [...seen].some((user) => usesCommon(user, one)),
  );
  return [...common, ...inOrder(packages, library, order), ...others];
}

function usesCommon(user: ReadFile, { path, syntax: { parameters, types, functions } }: ReadFile): boolean {
  if (user.macroFiles.has(path)) return true;
  const names = [...parameters.map(({ name }) => name), ...types.keys(), ...functions.keys()];
  return names.some((name) => user.plain.includes(name));
}

function neededBy({ syntax }: ReadFile, { definedIn }: Library): ReadFile[] {
  const names = [...syntax.packages, ...syntax.units.flatMap(namesUsed)];
  return names.flatMap((name) => definedIn.get(name) ?? []);
}

function namesUsed(unit: ReadFile['syntax']['units'][number]): string[] {
  const types = unit.ports.flatMap(({ type }) => (type.kind === 'named' ? [type.name] : []));
  return [...unit.instances.keys(), ...unit.interfacePorts.map((port) => port.interface), ...types];
}

/** Files with packages, each behind the packages it uses; in the given order otherwise. */
function inOrder(files: ReadFile[], library: Library, order: Map<ReadFile, number>): ReadFile[] {
  const sorted: ReadFile[] = [];
  const visited = new Set<ReadFile>();
  const visit = (file: ReadFile): void => {
    if (visited.has(file)) return;
    visited.add(file);
    for (const name of file.syntax.packages) {
      const other = library.definedIn.get(name);
      if (other && files.includes(other)) visit(other);
    }
    sorted.push(file);
  };
  for (const file of files.sort((a, b) => order.get(a)! - order.get(b)!)) visit(file);
  return sorted;
}

const hasPorts = ({ ports, interfacePorts }: UnitSyntax) => ports.length + interfacePorts.length > 0;

/** A file that is called a bench and has one: its other modules serve it. */
const isBenchFile = ({ path, syntax }: ReadFile) =>
  isNamedBench(path) && syntax.units.some((unit) => unit.kind === 'module' && !hasPorts(unit));

/**
 * Modules that no other module instantiates, in the order of the files. Benches, which have no ports, what stands in their
 * files and what they instantiate are no matter of the design, unless there is nothing else. A wrapper stands for what it
 * is around.
 */
export function topModules({ modules }: Library, wrappers: readonly WrapperFile[] = []): string[] {
  const wrapped = new Map(wrappers.map(({ module, syntax }) => [module, syntax.units[0]!.name]));
  const made = new Set(wrapped.values());
  const entries = [...modules.values()].filter(({ unit }) => !made.has(unit.name));
  const design = entries.filter(({ unit, file }) => hasPorts(unit) && !isBenchFile(file));
  const considered = (design.length > 0 ? design : entries).map(({ unit }) => unit);
  const used = new Set(
    considered.flatMap((unit) => [...unit.instances.keys()].filter((name) => name !== unit.name)),
  );
  const tops = considered.map(({ name }) => name).filter((name) => !used.has(name));
  return tops.map((name) => wrapped.get(name) ?? name);
}
