import { axi4liteApbBridge } from './axi4liteApbBridge/index.ts';
import { axi4liteCrossbar } from './axi4liteCrossbar/index.ts';
import { clockResetUnit } from './clockResetUnit/index.ts';
import { generatorsOf } from './generators.ts';

/** Every kind of generated blocks that the product has. */
export const GENERATORS = generatorsOf([axi4liteCrossbar, axi4liteApbBridge, clockResetUnit]);
