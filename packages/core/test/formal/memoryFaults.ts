import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import type { FormalFault } from './faults.ts';

const { fast } = PRESETS;
const SMALL = { size: 512, ways: 2, line: 8 } as const;

const withMemory = (memory: Partial<CoreOptions['memory']>): CoreOptions => ({
  ...fast,
  memory: { ...fast.memory, ...memory },
});

/** The smallest caches: their tags are cleared soon. */
export const BACK = withMemory({ instructionCache: SMALL, dataCache: { ...SMALL, policy: 'write-back' } });
export const THROUGH = withMemory({
  instructionCache: SMALL,
  dataCache: { ...SMALL, policy: 'write-through' },
});
const DIRECT = { size: 512, ways: 1, line: 8 } as const;
const ONE_WAY = withMemory({ instructionCache: DIRECT, dataCache: { ...DIRECT, policy: 'write-back' } });
/** Two bursts of instructions are under way. */
export const NEXT: CoreOptions = { ...BACK, memory: { ...BACK.memory, nextLinePrefetch: true } };
export const PLAIN = withMemory({ instructionCache: null, dataCache: null, cachedRegion: null });
export const SHARED = { ...PLAIN, memory: { ...PLAIN.memory, ports: 'shared' as const } };

/** Bugs of caches, adapters and arbiter, each with the check that is to see it. */
export const MEMORY_FAULTS: readonly FormalFault[] = [
  {
    check: 'axiStable',
    wrong: 'an address is offered for one clock',
    core: BACK,
    find: 'aw_valid <= starts_store || starts_eviction || (aw_valid && !m_axi_awready)',
    replace: 'aw_valid <= starts_store || starts_eviction',
  },
  {
    check: 'axiStable',
    wrong: 'the word of an eviction changes while it waits',
    core: BACK,
    find: 'assign read = state != EVICT || evict_load',
    replace: "assign read = 1'b1",
  },
  {
    check: 'axiStable',
    wrong: 'a fetch that waits gives way to another',
    core: PLAIN,
    find: 'm_axi_araddr = pending ? pending_addr : ibus_addr',
    replace: 'm_axi_araddr = ibus_addr',
  },
  {
    check: 'axiStable',
    wrong: 'data takes the place of a fetch that waits',
    core: SHARED,
    find: 'from_data = d_axi_arvalid && !fetch_waits',
    replace: 'from_data = d_axi_arvalid',
  },
  {
    check: 'axiBursts',
    wrong: 'a line is read as a burst that does not wrap',
    core: BACK,
    find: "m_axi_arburst = cached ? WRAP : INCR; assign m_axi_arcache = cached ? 4'b1111 : 4'b0000; assign m_axi_arprot = 3'b001",
    replace:
      "m_axi_arburst = INCR; assign m_axi_arcache = cached ? 4'b1111 : 4'b0000; assign m_axi_arprot = 3'b001",
  },
  {
    check: 'axiWriteData',
    wrong: 'the last beat of a line is marked one too soon',
    core: BACK,
    find: "w_last <= evict_word == 2'd1",
    replace: "w_last <= evict_word == 2'd0",
  },
  {
    check: 'axiWriteData',
    wrong: 'a store writes its word twice',
    core: THROUGH,
    find: 'w_valid <= starts_store || (w_valid && !m_axi_wready)',
    replace: 'w_valid <= starts_store || (aw_valid && !m_axi_awready) || (w_valid && !m_axi_wready)',
  },
  {
    check: 'axiOrder',
    wrong: 'a line is read before its eviction has a response',
    core: BACK,
    find: 'EVICTED: if (m_axi_bvalid) state <= scanning ? SCAN : ADDRESS',
    replace: 'EVICTED: if (m_axi_bvalid || !scanning) state <= scanning ? SCAN : ADDRESS',
  },
  {
    check: 'axiOrder',
    wrong: 'a missing line is asked for while the next of another comes',
    core: NEXT,
    find: '!hit && !next_offered && !next_busy',
    replace: '!hit && !next_offered',
  },
  {
    check: 'fetchedWord',
    wrong: 'a word of the next line is a hit before it has come',
    core: NEXT,
    find: 'addr[2:2] < beat_before',
    replace: 'addr[2:2] <= beat_before',
  },
  {
    check: 'fetchedWord',
    wrong: 'a fetch is granted while another waits',
    core: PLAIN,
    find: 'ibus_gnt = !pending',
    replace: "ibus_gnt = 1'b1",
  },
  {
    check: 'fetchedWord',
    wrong: 'a flush during a burst leaves the other lines valid',
    core: BACK,
    find: 'if (ends) state <= stale || flush ? CLEAR',
    replace: 'if (ends) state <= flush ? CLEAR',
  },
  {
    check: 'fetchedWord',
    wrong: 'a line with an error in its burst is valid',
    core: BACK,
    find: 'ends && !failed && m_axi_rresp == OKAY && !stale',
    replace: 'ends && m_axi_rresp == OKAY && !stale',
  },
  {
    check: 'loadedWord',
    wrong: 'a load does not see the store right before it',
    core: BACK,
    find: 'forwards = stored && stored_addr == addr',
    replace: "forwards = 1'b0",
  },
  {
    check: 'loadedWord',
    wrong: 'a store does not make its line dirty',
    core: ONE_WAY,
    find: "store_hit ? {1'b1, 1'b1,",
    replace: "store_hit ? {1'b0, 1'b1,",
  },
  {
    check: 'loadedWord',
    wrong: 'a store that memory refused is kept',
    core: THROUGH,
    find: 'state == STORE && m_axi_bvalid && m_axi_bresp == OKAY',
    replace: 'state == STORE && m_axi_bvalid',
  },
];
