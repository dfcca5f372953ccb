import type { BusType } from '@netloom/model';

/** One signal of a protocol as the recogniser looks for it. */
export interface SignalPattern {
  /** Logical name, in the protocol's upper-case terms. */
  name: string;
  /** `other`: an input of both sides, as AHB-Lite's HREADY is. */
  driver: 'manager' | 'subordinate' | 'other';
  /** Lower-case spellings within a port's name. */
  spellings: string[];
  /** The other side takes it under another name. */
  onlyAtDriver?: boolean;
  /** Exactly one bit wide where it belongs to one interface. */
  scalar: boolean;
}

export interface ProtocolPattern {
  bus: BusType;
  /** Interface name where the ports have no common prefix. */
  plainName: string;
  signals: SignalPattern[];
  /** Every interface has these. */
  mandatory: string[];
  /** An interface with one of these is of another protocol. */
  forbidden: string[];
}

const signal = (
  driver: SignalPattern['driver'],
  names: string,
  scalar: boolean,
  spell: (name: string) => string[] = (name) => [name],
): SignalPattern[] =>
  names.split(' ').map((name) => ({ name, driver, scalar, spellings: spell(name.toLowerCase()) }));

/** `awaddr`, `aw_addr`, and the generated `aw_payload_addr`, `aw_bits_addr`. */
const channel = (name: string): string[] => {
  const [, prefix = '', rest = ''] = /^(aw|ar|w|b|r)(.*)$/.exec(name)!;
  return ['', '_', '_payload_', '_bits_'].map((joint) => prefix + joint + rest);
};

const AXI_CHANNELS = [
  ...signal('manager', 'AWADDR WDATA ARADDR', false, channel),
  ...signal('manager', 'AWVALID WVALID BREADY ARVALID RREADY', true, channel),
  ...signal('subordinate', 'RDATA BRESP RRESP', false, channel),
  ...signal('subordinate', 'AWREADY WREADY BVALID ARREADY RVALID', true, channel),
  ...signal('manager', 'AWPROT ARPROT WSTRB', false, channel),
];
const AXI_BURSTS = [
  ...signal('manager', 'AWLEN AWSIZE AWBURST ARLEN ARSIZE ARBURST', false, channel),
  ...signal('manager', 'WLAST', true, channel),
  ...signal('subordinate', 'RLAST', true, channel),
];
const AXI_OPTIONAL = [
  ...signal('manager', 'AWID AWLOCK AWCACHE AWQOS AWREGION AWUSER WUSER', false, channel),
  ...signal('manager', 'ARID ARLOCK ARCACHE ARQOS ARREGION ARUSER', false, channel),
  ...signal('subordinate', 'BID BUSER RID RUSER', false, channel),
];
const AXI_MANDATORY =
  'AWADDR AWVALID AWREADY WDATA WVALID WREADY BVALID BREADY ARADDR ARVALID ARREADY RDATA RVALID RREADY'.split(
    ' ',
  );
const AXI_FULL = 'AWLEN AWSIZE AWBURST WLAST ARLEN ARSIZE ARBURST RLAST'.split(' ');
/** Write data identifiers are AXI3's. */
const AXI3 = signal('manager', 'WID', false, channel);

const READING = /^(AR|R)[A-Z]/;
const ofReads = (names: readonly string[]) => names.filter((name) => READING.test(name));
const ofWrites = (names: readonly string[]) => names.filter((name) => !READING.test(name));

/** Interfaces with the channels of one direction alone, as instruction ports, DMA readers and what they pass through have. */
const oneWay = (own: (names: readonly string[]) => string[], other: typeof own): ProtocolPattern[] => [
  {
    ...{ bus: 'axi4', plainName: 'axi', mandatory: own([...AXI_MANDATORY, ...AXI_FULL]) },
    forbidden: [...other([...AXI_MANDATORY, ...AXI_FULL]), 'WID'],
    signals: [...AXI_CHANNELS, ...AXI_BURSTS, ...AXI_OPTIONAL, ...AXI3],
  },
  {
    ...{ bus: 'axi4-lite', plainName: 'axil', mandatory: own(AXI_MANDATORY) },
    forbidden: [...other(AXI_MANDATORY), ...AXI_FULL, 'WID'],
    signals: [...AXI_CHANNELS, ...AXI_BURSTS, ...AXI3],
  },
];
/** Such words are in many handshakes: the port says that it is one of memory. */
const ofMemory = (name: string): string[] => [`mem_${name}`];

export const PROTOCOLS: readonly ProtocolPattern[] = [
  {
    ...{ bus: 'axi4', plainName: 'axi', mandatory: [...AXI_MANDATORY, ...AXI_FULL], forbidden: ['WID'] },
    signals: [...AXI_CHANNELS, ...AXI_BURSTS, ...AXI_OPTIONAL, ...AXI3],
  },
  {
    ...{ bus: 'axi4-lite', plainName: 'axil', mandatory: AXI_MANDATORY, forbidden: [...AXI_FULL, 'WID'] },
    signals: [...AXI_CHANNELS, ...AXI_BURSTS, ...AXI3],
  },
  ...oneWay(ofReads, ofWrites),
  ...oneWay(ofWrites, ofReads),
  {
    ...{ bus: 'axi-stream', plainName: 'axis', mandatory: ['TVALID', 'TDATA'], forbidden: [] },
    signals: [
      ...signal('manager', 'TDATA TSTRB TKEEP TID TDEST TUSER', false),
      ...signal('manager', 'TVALID TLAST', true),
      ...signal('subordinate', 'TREADY', true),
    ],
  },
  {
    ...{ bus: 'apb', plainName: 'apb', forbidden: [] },
    mandatory: ['PADDR', 'PSEL', 'PENABLE', 'PWRITE', 'PWDATA', 'PRDATA'],
    signals: [
      ...signal('manager', 'PADDR PWDATA PSTRB PPROT', false),
      ...signal('manager', 'PENABLE PWRITE', true),
      ...signal('manager', 'PSEL', true, () => ['psel', 'pselx']),
      ...signal('subordinate', 'PRDATA', false),
      ...signal('subordinate', 'PREADY PSLVERR', true),
    ],
  },
  {
    ...{ bus: 'ahb-lite', plainName: 'ahb', forbidden: [] },
    mandatory: ['HADDR', 'HTRANS', 'HWRITE', 'HSIZE', 'HWDATA', 'HRDATA'],
    signals: [
      ...signal('manager', 'HADDR HTRANS HSIZE HBURST HPROT HWDATA', false),
      ...signal('manager', 'HWRITE HMASTLOCK', true),
      ...signal('manager', 'HSEL', true, () => ['hsel', 'hselx']),
      ...signal('subordinate', 'HRDATA HRESP', false),
      ...signal('subordinate', 'HREADYOUT', true, () => ['hreadyout', 'hready_out', 'hready']).map((one) => ({
        ...one,
        onlyAtDriver: true,
      })),
      ...signal('other', 'HREADY', true, () => ['hready', 'hready_in', 'hreadyin']),
    ],
  },
  {
    ...{ bus: 'wishbone', plainName: 'wb', forbidden: [] },
    mandatory: ['CYC', 'STB', 'WE', 'ADR', 'DAT_W', 'DAT_R', 'ACK'],
    signals: [
      ...signal('manager', 'CYC STB WE LOCK', true),
      ...signal('manager', 'ADR', false, () => ['adr', 'addr', 'address']),
      ...signal('manager', 'SEL CTI BTE', false),
      ...signal('manager', 'DAT_W', false, () => [
        'dat_w',
        'datw',
        'wdat',
        'wdata',
        'dat_mosi',
        'dat',
        'data',
      ]),
      ...signal('subordinate', 'DAT_R', false, () => [
        'dat_r',
        'datr',
        'rdat',
        'rdata',
        'rdt',
        'idata',
        'dat_miso',
        'dat',
        'data',
      ]),
      ...signal('subordinate', 'ACK ERR RTY STALL', true),
    ],
  },
  {
    ...{ bus: 'tl-ul', plainName: 'tl', forbidden: [] },
    mandatory: [
      ...['A_VALID', 'A_READY', 'A_OPCODE', 'A_SIZE', 'A_SOURCE', 'A_ADDRESS', 'A_MASK', 'A_DATA'],
      ...['D_VALID', 'D_READY', 'D_OPCODE', 'D_SIZE', 'D_SOURCE', 'D_DATA', 'D_ERROR'],
    ],
    signals: [
      ...signal('manager', 'A_OPCODE A_PARAM A_SIZE A_SOURCE A_ADDRESS A_MASK A_DATA', false),
      ...signal('manager', 'A_USER_RSVD A_USER_INSTR_TYPE A_USER_CMD_INTG A_USER_DATA_INTG', false),
      ...signal('manager', 'A_VALID D_READY', true),
      ...signal('subordinate', 'D_OPCODE D_PARAM D_SIZE D_SOURCE D_SINK D_DATA', false),
      ...signal('subordinate', 'D_USER_RSP_INTG D_USER_DATA_INTG', false),
      ...signal('subordinate', 'D_VALID D_ERROR A_READY', true),
    ],
  },
  {
    ...{ bus: 'memory', plainName: 'mem', forbidden: [] },
    mandatory: ['VALID', 'READY', 'ADDR', 'WDATA', 'WSTRB', 'RDATA'],
    signals: [
      ...signal('manager', 'ADDR WDATA WSTRB', false, ofMemory),
      ...signal('manager', 'VALID INSTR', true, ofMemory),
      ...signal('subordinate', 'RDATA', false, ofMemory),
      ...signal('subordinate', 'READY', true, ofMemory),
    ],
  },
];
