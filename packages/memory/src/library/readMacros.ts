import type { Diagnostic } from '@netloom/model';
import { macroFrom } from './macroFrom.ts';
import { contradictions } from './compare.ts';
import type { Macro } from './macro.ts';
import { readLef } from './views/lef.ts';
import { readLibertyViews } from './views/liberty.ts';
import { readMdf } from './views/mdf.ts';
import { readVerilogViews } from './views/verilog.ts';
import type { LibraryFile, View } from './views/view.ts';

/** Most characters of all files of a library together. */
export const MOST_CHARACTERS = 64_000_000;

export interface ReadMacro {
  name: string;
  /** Absent where its files contradict each other or leave something out. */
  macro?: Macro;
  /** Files that tell of it. */
  files: string[];
  problems: Diagnostic[];
}

export interface LibraryReading {
  macros: ReadMacro[];
  /** Files in which there is no memory. */
  without: string[];
}

/** Reads the memory macros of Liberty, LEF, Verilog and MDF JSON files, those of one name together. */
export async function readMacros(files: readonly LibraryFile[]): Promise<LibraryReading> {
  const read = await Promise.all(files.map(viewsOf));
  const views = read.flat();
  const told = new Set(views.filter(({ format }) => format !== 'lef').map(({ macro }) => macro));
  // LEF does not tell a memory from any other macro.
  const memories = views.filter(({ macro }) => told.has(macro));
  const names = [...new Set(memories.map(({ macro }) => macro))].sort();
  return {
    macros: names.map((name) => readOf(memories.filter(({ macro }) => macro === name))),
    without: files.map(({ path }) => path).filter((path) => !memories.some((view) => view.path === path)),
  };
}

async function viewsOf(file: LibraryFile): Promise<View[]> {
  if (/\.lib$/i.test(file.path)) return readLibertyViews(file);
  if (/\.lef$/i.test(file.path)) return readLef(file);
  if (/\.s?v$/i.test(file.path)) return readVerilogViews(file);
  return /\.json$/i.test(file.path) ? readMdf(file) : [];
}

function readOf(views: readonly View[]): ReadMacro {
  const problems = [...views.flatMap((view) => view.problems ?? []), ...contradictions(views)];
  const made = macroFrom(views);
  const all = [...problems, ...made.problems];
  const isSound = all.every(({ severity }) => severity !== 'error');
  return {
    name: views[0]!.macro,
    ...(isSound && made.macro && { macro: made.macro }),
    files: [...new Set(views.map(({ path }) => path))],
    problems: all,
  };
}
