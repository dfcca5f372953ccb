import { axi4Axi4liteBridge } from './axi4Axi4liteBridge/index.ts';
import { axi4Crossbar } from './axi4Crossbar/index.ts';
import { axi4liteApbBridge } from './axi4liteApbBridge/index.ts';
import { axi4liteAxi4Bridge } from './axi4liteAxi4Bridge/index.ts';
import { axi4liteCrossbar } from './axi4liteCrossbar/index.ts';
import { axi4RegisterSlice } from './axi4RegisterSlice/index.ts';
import { clockResetUnit } from './clockResetUnit/index.ts';
import { generatorsOf } from './generators.ts';

/** Every kind of generated blocks that the product has. */
export const GENERATORS = generatorsOf([
  axi4liteCrossbar,
  axi4Crossbar,
  axi4liteApbBridge,
  axi4Axi4liteBridge,
  axi4liteAxi4Bridge,
  axi4RegisterSlice,
  clockResetUnit,
]);
