import { apbAxi4liteBridge } from './apbAxi4liteBridge/index.ts';
import { apbAsyncBridge, axi4AsyncBridge, axi4liteAsyncBridge } from './asyncBridge/index.ts';
import { ahbliteAxi4liteBridge } from './ahbliteAxi4liteBridge/index.ts';
import { axi4Axi4liteBridge } from './axi4Axi4liteBridge/index.ts';
import { axi4BurstSplitter } from './axi4BurstSplitter/index.ts';
import { axi4Crossbar } from './axi4Crossbar/index.ts';
import { axi4Error } from './axi4Error/index.ts';
import { axi4ExclusiveMonitor } from './axi4ExclusiveMonitor/index.ts';
import { axi4Fifo } from './axi4Fifo/index.ts';
import { axi4Guard } from './axi4Guard/index.ts';
import { axi4IdConverter } from './axi4IdConverter/index.ts';
import { axi4liteAhbliteBridge } from './axi4liteAhbliteBridge/index.ts';
import { axi4liteApbBridge } from './axi4liteApbBridge/index.ts';
import { axi4liteAxi4Bridge } from './axi4liteAxi4Bridge/index.ts';
import { axi4liteCrossbar } from './axi4liteCrossbar/index.ts';
import { axi4liteTlulBridge } from './axi4liteTlulBridge/index.ts';
import { axi4liteWishboneBridge } from './axi4liteWishboneBridge/index.ts';
import { axi4Monitor } from './axi4Monitor/index.ts';
import { axi4Parity } from './axi4Parity/index.ts';
import { axi4ParityGenerator } from './axi4ParityGenerator/index.ts';
import { axi4RegisterSlice } from './axi4RegisterSlice/index.ts';
import { axi4WidthConverter } from './axi4WidthConverter/index.ts';
import { clockResetUnit } from './clockResetUnit/index.ts';
import { debugModule } from './debugModule/index.ts';
import { generatorsOf } from './generators.ts';
import { memoryAxi4liteBridge } from './memoryAxi4liteBridge/index.ts';
import { tlulAxi4liteBridge } from './tlulAxi4liteBridge/index.ts';
import { wishboneAxi4liteBridge } from './wishboneAxi4liteBridge/index.ts';

/** Every kind of generated blocks that the product has. */
export const GENERATORS = generatorsOf([
  ...[axi4liteCrossbar, axi4Crossbar],
  ...[axi4liteApbBridge, axi4Axi4liteBridge, axi4liteAxi4Bridge],
  ...[axi4liteWishboneBridge, wishboneAxi4liteBridge, axi4liteAhbliteBridge, ahbliteAxi4liteBridge],
  ...[axi4liteTlulBridge, tlulAxi4liteBridge, apbAxi4liteBridge],
  ...[memoryAxi4liteBridge, debugModule],
  ...[axi4RegisterSlice, axi4Fifo, axi4WidthConverter, axi4BurstSplitter, axi4IdConverter],
  ...[axi4Guard, axi4Parity, axi4ParityGenerator, axi4Error, axi4ExclusiveMonitor, axi4Monitor],
  ...[clockResetUnit, axi4AsyncBridge, axi4liteAsyncBridge, apbAsyncBridge],
]);
