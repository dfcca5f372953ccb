import type { Diagnostic } from '@netloom/model';
import type { CustomInstructions } from '../custom/customInstructions.ts';

/** What generating a core reads beside it: the definitions of instructions that it names, which another package knows. */
export interface CoreContext {
  custom?: CustomInstructions | undefined;
  /** What is wrong with the definitions. */
  diagnostics: readonly Diagnostic[];
}
