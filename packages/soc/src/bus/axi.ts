import { fromManager, fromSubordinate } from './signal.ts';
import type { BusSignal } from './signal.ts';

/** AXI4-Lite: Arm IHI 0022H, B1.1; defaults of absent signals from A9.3. */
export const AXI4_LITE: readonly BusSignal[] = [
  fromManager('AWADDR', 'address'),
  fromManager('AWPROT', 3, 'zeros'),
  fromManager('AWVALID', 1),
  fromSubordinate('AWREADY', 1),
  fromManager('WDATA', 'data'),
  fromManager('WSTRB', 'strobe', 'ones'),
  fromManager('WVALID', 1),
  fromSubordinate('WREADY', 1),
  fromSubordinate('BRESP', 2, 'zeros'),
  fromSubordinate('BVALID', 1),
  fromManager('BREADY', 1),
  fromManager('ARADDR', 'address'),
  fromManager('ARPROT', 3, 'zeros'),
  fromManager('ARVALID', 1),
  fromSubordinate('ARREADY', 1),
  fromSubordinate('RDATA', 'data'),
  fromSubordinate('RRESP', 2, 'zeros'),
  fromSubordinate('RVALID', 1),
  fromManager('RREADY', 1),
];

const INCREMENTING_BURST = 1n;

/** Address channel of AXI4, `prefix` AW or AR. */
const address = (prefix: string): BusSignal[] => [
  fromManager(`${prefix}ID`, 'id', 'zeros'),
  fromManager(`${prefix}ADDR`, 'address'),
  fromManager(`${prefix}LEN`, 8, 'zeros'),
  fromManager(`${prefix}SIZE`, 3),
  fromManager(`${prefix}BURST`, 2, INCREMENTING_BURST),
  fromManager(`${prefix}LOCK`, 1, 'zeros'),
  fromManager(`${prefix}CACHE`, 4, 'zeros'),
  fromManager(`${prefix}PROT`, 3, 'zeros'),
  fromManager(`${prefix}QOS`, 4, 'zeros'),
  fromManager(`${prefix}REGION`, 4, 'zeros'),
  fromManager(`${prefix}USER`, 'user', 'zeros'),
  fromManager(`${prefix}VALID`, 1),
  fromSubordinate(`${prefix}READY`, 1),
];

/** AXI4: Arm IHI 0022H, A2; defaults of absent signals from A9.3. */
export const AXI4: readonly BusSignal[] = [
  ...address('AW'),
  fromManager('WDATA', 'data'),
  fromManager('WSTRB', 'strobe', 'ones'),
  fromManager('WLAST', 1, 'ones'),
  fromManager('WUSER', 'user', 'zeros'),
  fromManager('WVALID', 1),
  fromSubordinate('WREADY', 1),
  fromSubordinate('BID', 'id', 'zeros'),
  fromSubordinate('BRESP', 2, 'zeros'),
  fromSubordinate('BUSER', 'user', 'zeros'),
  fromSubordinate('BVALID', 1),
  fromManager('BREADY', 1),
  ...address('AR'),
  fromSubordinate('RID', 'id', 'zeros'),
  fromSubordinate('RDATA', 'data'),
  fromSubordinate('RRESP', 2, 'zeros'),
  fromSubordinate('RLAST', 1, 'ones'),
  fromSubordinate('RUSER', 'user', 'zeros'),
  fromSubordinate('RVALID', 1),
  fromManager('RREADY', 1),
];

/** AXI4-Stream: Arm IHI 0051B, 2.1; a stream without TREADY is never held back. */
export const AXI_STREAM: readonly BusSignal[] = [
  fromManager('TVALID', 1),
  fromSubordinate('TREADY', 1, 'ones'),
  fromManager('TDATA', 'data', 'zeros'),
  fromManager('TSTRB', 'strobe', 'ones'),
  fromManager('TKEEP', 'strobe', 'ones'),
  fromManager('TLAST', 1, 'ones'),
  fromManager('TID', 'free', 'zeros'),
  fromManager('TDEST', 'free', 'zeros'),
  fromManager('TUSER', 'free', 'zeros'),
];
