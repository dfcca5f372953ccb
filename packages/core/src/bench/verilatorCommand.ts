import type { CoreOptions } from '../options/coreOptions.ts';
import { benchModule } from './bench.ts';

/** Compiles a core with its bench to `simulator` in the folder of its files; objects go to `objects` below. */
export const verilatorCommand = (
  options: CoreOptions,
  files: readonly string[],
  more: readonly string[] = [],
): string[] => [
  ...['verilator', '--binary', '--timing', '-O3', '-Wno-lint', '-Wno-style', '-Wno-TIMESCALEMOD'],
  ...['--Mdir', 'objects', '--top-module', benchModule(options), '-o', '../simulator'],
  ...['-MAKEFLAGS', 'OPT_FAST=-O1', ...more, ...files],
];
