import type { CoreOptions } from '../../src/index.ts';
import type { BaseName } from '../../src/measured/bases.ts';
import { CLEANED_CODE, INVALIDATED, NOT_CLEANED, READ_ENVIRONMENT } from './cacheBlockPrograms.ts';
import { LOCKSTEP, coreOf } from './fault.ts';
import type { Fault } from './fault.ts';

const dataCache = { size: 512, ways: 2, line: 16, policy: 'write-back' } as const;
const managing = (preset: BaseName, auxiliary: Partial<CoreOptions['auxiliary']> = {}) =>
  coreOf(preset, {
    base: { zicbom: true, userMode: true },
    memory: { protocol: 'axi4', cachedRegion: { base: '0x80000000', size: 0x40_0000 }, dataCache },
    auxiliary,
  });

/** All is cached but what may be devices, memory that refuses stores too. */
const everything: Partial<CoreOptions['memory']> = {
  protocol: 'axi4',
  cachedRegion: { base: '0x00000000', size: 2 ** 32 },
  uncachedRegion: { base: '0xf0000000', size: 2 ** 28 },
  dataCache,
};
const overRom = (preset: BaseName) => coreOf(preset, { base: { zicbom: true }, memory: everything });

const compiled = { simulator: 'verilator' } as const;
const zicbom = { option: 'base.zicbom' } as const;

/** Of the instructions that manage lines of the data cache. */
export const CACHE_BLOCK_FAULTS: readonly Fault[] = [
  {
    ...zicbom,
    wrong: 'cbo.inval keeps what was stored',
    core: overRom('micro'),
    module: 'dcache',
    find: 'drops = managed && hit && manage[1]',
    replace: "drops = 1'b0",
    sign: { by: 'result', program: INVALIDATED, expected: 3 },
  },
  {
    ...zicbom,
    wrong: 'an error of the line that cbo.clean writes is told to nobody',
    core: overRom('micro'),
    module: 'dcache',
    find: '(state == STORE || state == EVICTED) ? m_axi_bresp',
    replace: 'state == STORE ? m_axi_bresp',
    sign: { by: 'result', program: NOT_CLEANED, expected: 7 },
  },
  {
    ...zicbom,
    wrong: 'five stages: its error is that of a load',
    core: overRom('plain'),
    module: 'pipeline',
    find: 'mem_store <= ex_store || ex_cbo',
    replace: 'mem_store <= ex_store',
    sign: { by: 'result', program: NOT_CLEANED, expected: 7 },
  },
  {
    ...zicbom,
    wrong: 'cbo.clean leaves the line dirty and memory as it was',
    core: managing('micro'),
    module: 'lsu',
    find: 'dbus_manage = manage',
    replace: "dbus_manage = {manage[1], 1'b0}",
    sign: { by: 'result', program: CLEANED_CODE, expected: 9 },
  },
  {
    ...zicbom,
    wrong: 'the reserved value of menvcfg.CBIE is kept',
    core: managing('micro'),
    module: 'csr',
    find: '{csr_wdata[5] && csr_wdata[4], csr_wdata[4]}',
    replace: 'csr_wdata[5:4]',
    sign: { by: 'result', program: READ_ENVIRONMENT, expected: 0x40 },
  },
  {
    ...zicbom,
    wrong: 'what a store has changed in the cycle before is not written',
    core: managing('plain'),
    module: 'dcache',
    find: 'managed = looked_up && managing && !stored',
    replace: 'managed = looked_up && managing',
    sign: { by: 'lockstep', blocks: 500 },
    ...compiled,
  },
  {
    ...zicbom,
    wrong: 'a line is written as another of its set',
    core: managing('plain'),
    module: 'dcache',
    find: 'managing ? way_hit : victim',
    replace: 'victim',
    sign: LOCKSTEP,
    ...compiled,
  },
  {
    ...zicbom,
    wrong: 'user mode may clean whatever menvcfg says',
    core: managing('plain'),
    module: 'pipeline',
    find: 'id_cbo_writes ? menvcfg_cbcfe : menvcfg_cbie[0]',
    replace: "id_cbo_writes ? 1'b1 : menvcfg_cbie[0]",
    sign: LOCKSTEP,
    ...compiled,
  },
  {
    ...zicbom,
    wrong: 'words with a destination are instructions too',
    core: managing('micro'),
    module: 'decoder',
    find: "legal_cbo = cbo && instr[11:7] == 5'd0",
    replace: 'legal_cbo = cbo',
    sign: LOCKSTEP,
    ...compiled,
  },
  {
    ...zicbom,
    wrong: 'who may not store may not clean',
    core: managing('micro', { pmpEntries: 4 }),
    module: 'pipeline',
    find: 'is_store_amo && !cbo',
    replace: 'is_store_amo',
    sign: LOCKSTEP,
    ...compiled,
  },
  {
    ...zicbom,
    wrong: 'five stages: a refusal is that of a load',
    core: managing('plain', { pmpEntries: 4 }),
    module: 'pipeline',
    find: "trap_cause = ex_store || ex_cbo ? 5'd7",
    replace: "trap_cause = ex_store ? 5'd7",
    sign: LOCKSTEP,
    ...compiled,
  },
];
