/** Registers of the calling convention (RISC-V psABI 1.0, 1.1). */
export const REGISTERS = [
  ...['zero', 'ra', 'sp', 'gp', 'tp', 't0', 't1', 't2', 's0', 's1'],
  ...['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'],
  ...['s2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10', 's11', 't3', 't4', 't5', 't6'],
] as const;

const SINGLE: [number, string][] = [
  [0x001, 'fflags'],
  [0x002, 'frm'],
  [0x003, 'fcsr'],
  [0x300, 'mstatus'],
  [0x301, 'misa'],
  [0x304, 'mie'],
  [0x305, 'mtvec'],
  [0x306, 'mcounteren'],
  [0x30a, 'menvcfg'],
  [0x310, 'mstatush'],
  [0x31a, 'menvcfgh'],
  [0x320, 'mcountinhibit'],
  [0x340, 'mscratch'],
  [0x341, 'mepc'],
  [0x342, 'mcause'],
  [0x343, 'mtval'],
  [0x344, 'mip'],
  [0xb00, 'mcycle'],
  [0xb02, 'minstret'],
  [0xb80, 'mcycleh'],
  [0xb82, 'minstreth'],
  [0xc00, 'cycle'],
  [0xc01, 'time'],
  [0xc02, 'instret'],
  [0xc80, 'cycleh'],
  [0xc81, 'timeh'],
  [0xc82, 'instreth'],
  [0xf11, 'mvendorid'],
  [0xf12, 'marchid'],
  [0xf13, 'mimpid'],
  [0xf14, 'mhartid'],
  [0xf15, 'mconfigptr'],
];

const FIRST_EVENT = 3;
const COUNTERS = 32;

function eventNames(): [number, string][] {
  const numbers = Array.from({ length: COUNTERS - FIRST_EVENT }, (_, index) => FIRST_EVENT + index);
  return numbers.flatMap((number) => [
    [0x320 + number, `mhpmevent${number}`],
    [0xb00 + number, `mhpmcounter${number}`],
    [0xb80 + number, `mhpmcounter${number}h`],
    [0xc00 + number, `hpmcounter${number}`],
    [0xc80 + number, `hpmcounter${number}h`],
  ]);
}

/** CSRs by address (Privileged 1.12, tables 2.2 and 2.5). */
export const CSR_NAMES: ReadonlyMap<number, string> = new Map([...SINGLE, ...eventNames()]);
