import { coreOf } from './fault.ts';
import type { Fault, Sign } from './fault.ts';
import {
  HELD_IN_ALL,
  LOADED_IN_ALL,
  LOADS_IN_A_ROW,
  LOAD_BEHIND_A_FAILED_ONE,
  STORED_IN_ALL,
  STORE_BEHIND_A_FAILED_LOAD,
  STORE_BEHIND_A_FAILING_SC,
} from './loadsAheadPrograms.ts';

const core = coreOf('standard');
/** Random programs load nothing from here. */
const idempotentRegion = { base: '0x80100000', size: 0x1_0000 };
const elsewhere = coreOf('standard', { memory: { idempotentRegion } });

/** Loads and stores behind loads, some of which fail, under random wait states. */
const FAILED_BEFORE: Sign = {
  by: 'result',
  program: LOAD_BEHIND_A_FAILED_ONE,
  expected: HELD_IN_ALL,
  latency: true,
};
const STORED_BEHIND: Sign = { ...FAILED_BEFORE, program: STORE_BEHIND_A_FAILED_LOAD };
const IN_A_ROW: Sign = { ...FAILED_BEFORE, program: LOADS_IN_A_ROW, expected: LOADED_IN_ALL };

const FASTER: Sign = {
  by: 'speed',
  program: LOADS_IN_A_ROW,
  without: coreOf('standard', { memory: { idempotentRegion: null } }),
};

/** A read is on its way with another only where both may be read in vain. */
const READ_IN_VAIN: Sign = {
  by: 'signal',
  run: { latency: true },
  probe: `
  reg [1:0] reads;
  reg outside;
  initial {reads, outside} = 3'd0;
  wire takes = m_axil_d_arvalid && m_axil_d_arready;
  always @(posedge clk) if (rst_n) begin
    reads <= reads + {1'b0, takes} - {1'b0, m_axil_d_rvalid && m_axil_d_rready};
    if (takes) outside <= m_axil_d_araddr[31:16] != 16'h8010;
    if (m_axil_d_arvalid && reads != 2'd0 && (outside || m_axil_d_araddr[31:16] != 16'h8010)) $display("FAULT: read in vain");
    if (m_axil_d_awvalid && reads != 2'd0) $display("FAULT: written while a read is on its way");
  end`,
};

export const LOADS_AHEAD_FAULTS: readonly Fault[] = [
  {
    option: 'memory.idempotentRegion',
    wrong: 'no load is sent ahead',
    core,
    module: 'pipeline',
    find: 'mem_valid && mem_leads && !mem_failed',
    replace: "1'b0",
    sign: FASTER,
  },
  {
    option: 'memory.idempotentRegion',
    wrong: 'a load is sent ahead wherever it goes',
    core: elsewhere,
    module: 'pipeline',
    find: "ex_operand_a[31:16] == 16'h8010 &&",
    replace: '',
    sign: READ_IN_VAIN,
  },
  {
    option: 'memory.idempotentRegion',
    wrong: 'the answer to a load that is not executed is taken for that of the failed one',
    core,
    module: 'lsu',
    find: 'access_rvalid && !failed',
    replace: 'access_rvalid',
    sign: FAILED_BEFORE,
  },
  {
    option: 'memory.idempotentRegion',
    wrong: 'a request is withdrawn when the load before it fails',
    core,
    module: 'pipeline',
    find: 'mem_failed && !lsu_asks_ahead',
    replace: 'mem_failed',
    sign: FAILED_BEFORE,
  },
  {
    option: 'memory.idempotentRegion',
    wrong: 'a request that has waited counts as one ahead when the load before it is done',
    core,
    module: 'lsu',
    find: 'asks && !granted && (!done || fault)',
    replace: 'asks && !granted',
    sign: IN_A_ROW,
  },
  {
    option: 'advanced.storeBuffer',
    wrong: 'a store behind a load that fails is written',
    core,
    module: 'lsu',
    find: 'start_behind && done && !fault',
    replace: 'start_behind && done',
    sign: STORED_BEHIND,
  },
  {
    option: 'advanced.storeBuffer',
    wrong: 'a store behind an sc.w that fails is lost where another waits',
    core: coreOf('standard', { base: { atomics: true } }),
    module: 'lsu',
    find: 'sc_fails && buffer_idle',
    replace: 'sc_fails',
    sign: {
      by: 'result',
      program: STORE_BEHIND_A_FAILING_SC,
      expected: STORED_IN_ALL,
      latency: true,
    },
  },
];
