import type { TreeSource } from './treeSources.ts';

/** A file that is compiled, and what it includes. */
export interface CompiledFile {
  path: string;
  /** The file itself is among them. */
  parts: readonly TreeSource[];
}

/** Files by names that their parts declare. */
function declaring(
  files: readonly CompiledFile[],
  names: (part: TreeSource) => Iterable<string>,
): Map<string, CompiledFile[]> {
  const found = new Map<string, CompiledFile[]>();
  for (const file of files)
    for (const name of new Set(file.parts.flatMap((part) => [...names(part)])))
      found.set(name, [...(found.get(name) ?? []), file]);
  return found;
}

const outright = ({ defines, tested }: TreeSource) => [...defines].filter((name) => !tested.has(name));

/**
 * The files in an order that tools can read: packages and macros before what uses them (IEEE 1800-2017, 26.3 and 22.5.1),
 * also where the user has a value of its own for want of another; else as they come. Where files need each other both
 * ways they stay as they come.
 */
export function compileOrder(files: readonly CompiledFile[]): string[] {
  const packages = declaring(files, ({ packages: names }) => names);
  const macros = declaring(files, ({ defines }) => defines);
  const overriding = declaring(files, outright);
  const neededBy = ({ parts }: CompiledFile) => {
    const own = new Set(parts.flatMap(({ defines }) => [...defines]));
    const tested = new Set(parts.flatMap((part) => [...part.tested]));
    const definers = (name: string) => {
      if (!own.has(name)) return macros.get(name) ?? [];
      return tested.has(name) ? (overriding.get(name) ?? []) : [];
    };
    return [
      ...parts.flatMap(({ mentions }) => [...mentions]).flatMap((name) => packages.get(name) ?? []),
      ...parts.flatMap((part) => [...part.macros]).flatMap(definers),
    ];
  };
  const ordered = new Set<CompiledFile>();
  const begun = new Set<CompiledFile>();
  const put = (file: CompiledFile) => {
    if (begun.has(file)) return;
    begun.add(file);
    for (const needed of neededBy(file)) put(needed);
    ordered.add(file);
  };
  for (const file of files) put(file);
  return [...ordered].map(({ path }) => path);
}
