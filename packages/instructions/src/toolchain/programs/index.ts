import { ARITHMETIC } from './arithmetic.ts';
import { CHECKSUMS } from './checksums.ts';
import type { ExampleProgram } from './example.ts';

/** Programs that come with the product. */
export const EXAMPLE_PROGRAMS: readonly ExampleProgram[] = [...CHECKSUMS, ...ARITHMETIC];

export type { ExampleProgram };
