import type { AxiSignal } from './axiLite.ts';
import { USER_WIDTHS } from './parity/checkBits.ts';

/** An address channel of AXI4; `prefix` AW or AR. IDs tell the requests of a shared port from each other. */
const address = (prefix: string, ids: boolean): AxiSignal[] => [
  ...(ids ? [[`${prefix}ID`, 'out', 1] as const] : []),
  [`${prefix}ADDR`, 'out', 32],
  [`${prefix}LEN`, 'out', 8],
  [`${prefix}SIZE`, 'out', 3],
  [`${prefix}BURST`, 'out', 2],
  [`${prefix}CACHE`, 'out', 4],
  [`${prefix}PROT`, 'out', 3],
  [`${prefix}VALID`, 'out', 1],
  [`${prefix}READY`, 'in', 1],
];

const readChannels = (ids: boolean): AxiSignal[] => [
  ...address('AR', ids),
  ...(ids ? [['RID', 'in', 1] as const] : []),
  ['RDATA', 'in', 32],
  ['RRESP', 'in', 2],
  ['RLAST', 'in', 1],
  ['RVALID', 'in', 1],
  ['RREADY', 'out', 1],
];

const writeChannels = (ids: boolean): AxiSignal[] => [
  ...address('AW', ids),
  ['WDATA', 'out', 32],
  ['WSTRB', 'out', 4],
  ['WLAST', 'out', 1],
  ['WVALID', 'out', 1],
  ['WREADY', 'in', 1],
  ...(ids ? [['BID', 'in', 1] as const] : []),
  ['BRESP', 'in', 2],
  ['BVALID', 'in', 1],
  ['BREADY', 'out', 1],
];

/** User signals, of check bits. */
const userSignals = (readOnly: boolean): AxiSignal[] => {
  const out = (channel: 'AW' | 'W' | 'AR') => [`${channel}USER`, 'out', USER_WIDTHS[channel]] as const;
  const back = (channel: 'B' | 'R') => [`${channel}USER`, 'in', USER_WIDTHS[channel]] as const;
  return [...(readOnly ? [] : [out('AW'), out('W'), back('B')]), out('AR'), back('R')];
};

/** Signals of AXI4 (Arm IHI 0022H, A2) as the manager sees them; attributes that the core never changes are left out. */
export const axi4Signals = (readOnly: boolean, ids: boolean, parity: boolean): readonly AxiSignal[] => [
  ...(readOnly ? [] : writeChannels(ids)),
  ...readChannels(ids),
  ...(parity ? userSignals(readOnly) : []),
];
