import { ARITHMETIC } from './arithmetic.ts';
import { CHECKSUMS } from './checksums.ts';
import type { ExampleProgram } from './example.ts';
import { TABLE_PROGRAMS } from './tables.ts';

/** Programs that come with the product. */
export const EXAMPLE_PROGRAMS: readonly ExampleProgram[] = [...CHECKSUMS, ...ARITHMETIC, ...TABLE_PROGRAMS];

export type { ExampleProgram };
