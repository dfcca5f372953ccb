import type { LocalDump } from '../viewer/index.ts';

const files = new Map<string, LocalDump>();

const dumpName = /\.(vcd|fst|ghw|vcd\.gz|gz|evcd|dump)$/i;

export function isDumpName(name: string): boolean {
  return dumpName.test(name);
}

/** The dumps among files that were chosen or dropped together: each `.hier` goes with the `.fst` of its name. */
export function localDumps(chosen: readonly File[]): LocalDump[] {
  const hierarchies = new Map(
    chosen
      .filter(({ name }) => name.endsWith('.hier'))
      .map((file) => [file.name.slice(0, -'.hier'.length), file]),
  );
  return chosen
    .filter(({ name }) => !name.endsWith('.hier'))
    .map((file) => {
      const hierarchy = hierarchies.get(file.name);
      return hierarchy ? { file, hierarchy } : { file };
    });
}

/** Keeps a local dump as long as the page lives: the browser cannot open it again by its name. */
export function keepLocal(dump: LocalDump): void {
  files.set(dump.file.name, dump);
}

export function localDump(name: string): LocalDump | undefined {
  return files.get(name);
}
