import { fromManager, fromSubordinate } from './signal.ts';
import type { BusSignal } from './signal.ts';

/** APB4: Arm IHI 0024D, 2; PSTRB of a requester without it follows PWRITE, as reads may not strobe (3.2). */
export const APB: readonly BusSignal[] = [
  fromManager('PADDR', 'address'),
  fromManager('PPROT', 3, 'zeros'),
  fromManager('PSEL', 1),
  fromManager('PENABLE', 1),
  fromManager('PWRITE', 1),
  fromManager('PWDATA', 'data'),
  fromManager('PSTRB', 'strobe', { repeat: 'PWRITE' }),
  fromSubordinate('PREADY', 1, 'ones'),
  fromSubordinate('PRDATA', 'data'),
  fromSubordinate('PSLVERR', 1, 'zeros'),
];

/** AHB-Lite: Arm IHI 0033A, 2. HREADY of both sides comes from the subordinate's HREADYOUT. */
export const AHB_LITE: readonly BusSignal[] = [
  fromManager('HSEL', 1, 'ones'),
  fromManager('HADDR', 'address'),
  fromManager('HTRANS', 2),
  fromManager('HWRITE', 1),
  fromManager('HSIZE', 3),
  fromManager('HBURST', 3, 'zeros'),
  fromManager('HPROT', 4, 3n),
  fromManager('HMASTLOCK', 1, 'zeros'),
  fromManager('HWDATA', 'data'),
  fromSubordinate('HRDATA', 'data'),
  fromSubordinate('HREADYOUT', 1, 'ones'),
  fromSubordinate('HRESP', 1, 'zeros'),
];

/** Wishbone B4 classic, 2.2; DAT_W is the manager's DAT_O, DAT_R its DAT_I. */
export const WISHBONE: readonly BusSignal[] = [
  fromManager('CYC', 1),
  fromManager('STB', 1),
  fromManager('WE', 1),
  fromManager('ADR', 'address'),
  fromManager('DAT_W', 'data'),
  fromManager('SEL', 'strobe', 'ones'),
  fromManager('CTI', 3, 'zeros'),
  fromManager('BTE', 2, 'zeros'),
  fromManager('LOCK', 1, 'zeros'),
  fromSubordinate('DAT_R', 'data'),
  fromSubordinate('ACK', 1),
  fromSubordinate('ERR', 1, 'zeros'),
  fromSubordinate('RTY', 1, 'zeros'),
  fromSubordinate('STALL', 1, 'zeros'),
];

/** Native memory port, as PicoRV32 has it: VALID holds its request until READY, and a read has no strobe. */
export const MEMORY: readonly BusSignal[] = [
  fromManager('VALID', 1),
  fromManager('INSTR', 1, 'zeros'),
  fromSubordinate('READY', 1),
  fromManager('ADDR', 'address'),
  fromManager('WDATA', 'data'),
  fromManager('WSTRB', 'strobe'),
  fromSubordinate('RDATA', 'data'),
];

/** Debug module (manager) and hart of a generated core; a hart of version 0.13.2 does not hear of groups. */
export const RISCV_DEBUG: readonly BusSignal[] = [
  fromManager('HALTREQ', 1),
  fromManager('RESETHALTREQ', 1),
  fromSubordinate('ALIVE', 1),
  fromSubordinate('MODE', 1),
  fromManager('VALID', 1),
  fromManager('INSTR', 32),
  fromSubordinate('READY', 1),
  fromSubordinate('EXCEPTION', 1),
  fromManager('DATA0', 32),
  fromSubordinate('DATA0_WE', 1),
  fromSubordinate('DATA0_WDATA', 32),
  fromManager('BY_GROUP', 1, 'zeros'),
];

/** MuBi4False of OpenTitan: not an instruction. */
const NO_INSTRUCTION = 9n;

/**
 * TileLink Uncached Lightweight as OpenTitan's structures have it; a device that checks integrity needs a host that makes it.
 * Bits of sources and sizes each system chooses.
 */
export const TL_UL: readonly BusSignal[] = [
  fromManager('A_VALID', 1),
  fromSubordinate('A_READY', 1),
  fromManager('A_OPCODE', 3),
  fromManager('A_PARAM', 3, 'zeros'),
  fromManager('A_SIZE', 'free'),
  fromManager('A_SOURCE', 'free'),
  fromManager('A_ADDRESS', 'address'),
  fromManager('A_MASK', 'strobe'),
  fromManager('A_DATA', 'data'),
  fromManager('A_USER_RSVD', 'free', 'zeros'),
  fromManager('A_USER_INSTR_TYPE', 4, NO_INSTRUCTION),
  fromManager('A_USER_CMD_INTG', 7),
  fromManager('A_USER_DATA_INTG', 7),
  fromSubordinate('D_VALID', 1),
  fromManager('D_READY', 1),
  fromSubordinate('D_OPCODE', 3),
  fromSubordinate('D_PARAM', 3, 'zeros'),
  fromSubordinate('D_SIZE', 'free'),
  fromSubordinate('D_SOURCE', 'free'),
  fromSubordinate('D_SINK', 'free', 'zeros'),
  fromSubordinate('D_DATA', 'data'),
  fromSubordinate('D_USER_RSP_INTG', 7),
  fromSubordinate('D_USER_DATA_INTG', 7),
  fromSubordinate('D_ERROR', 1),
];
