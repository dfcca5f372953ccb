import { KINDS } from '../../../../packages/tools/src/kinds/index.ts';
import type { KindDefinition } from '../../../../packages/tools/src/kinds/kind.ts';
import { chain } from './kind.ts';

// To be imported before anything that makes its choice of kinds from the registry.

(KINDS as unknown as KindDefinition[]).push(chain);
