import { input, output, portGroup } from '@netloom/hdl/emit';
import type { ParameterText, PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { cacheLocks } from '../options/cacheLock.ts';
import { hasDoubleTrap } from '../options/doubleTrap.ts';
import { hasNmi } from '../options/nmi.ts';
import { pipelineOffers } from './clic/offered.ts';
import { cleansData, writesBack } from './cache/dataShape.ts';
import { gatesUnits } from '../options/unitGates.ts';
import { hasGatedRegisters, testPorts } from './clockGate/clockGate.ts';
import { FETCH_SIGNALS, channelPorts, dataSignals } from './channels.ts';
import { missPorts } from './csr/events.ts';
import { hasDebug } from './debug/features.ts';
import { hartPorts } from './debug/hartPorts.ts';
import { hasTrace } from '../options/trace.ts';
import { hasFetchProtection, hasTcmProtection } from '../options/tcmProtection.ts';
import { INJECT_WIDTH } from './regfile/registerParity.ts';
import { HART_ID } from './top/parameters.ts';
import { tracedPorts } from './trace/retired.ts';
import { hasLater } from '../custom/later.ts';
import { LATER_PORTS } from './rvfiLater.ts';

/** The port of the RISC-V Formal Interface, one channel; `rvfi_cause` is mcause of the trap that was taken. */
const RVFI_PORTS: readonly [name: string, width: number][] = [
  ['rvfi_valid', 1],
  ['rvfi_order', 64],
  ['rvfi_insn', 32],
  ['rvfi_trap', 1],
  ['rvfi_halt', 1],
  ['rvfi_intr', 1],
  ['rvfi_mode', 2],
  ['rvfi_ixl', 2],
  ['rvfi_rs1_addr', 5],
  ['rvfi_rs2_addr', 5],
  ['rvfi_rs1_rdata', 32],
  ['rvfi_rs2_rdata', 32],
  ['rvfi_rd_addr', 5],
  ['rvfi_rd_wdata', 32],
  ['rvfi_pc_rdata', 32],
  ['rvfi_pc_wdata', 32],
  ['rvfi_mem_addr', 32],
  ['rvfi_mem_rmask', 4],
  ['rvfi_mem_wmask', 4],
  ['rvfi_mem_rdata', 32],
  ['rvfi_mem_wdata', 32],
  ['rvfi_cause', 32],
];

/** With results that come later, where there are such. */
export const rvfiPorts = (options: CoreOptions): typeof RVFI_PORTS =>
  hasLater(options) ? [...RVFI_PORTS, ...LATER_PORTS] : RVFI_PORTS;

/** The ports of `<name>_pipeline`, alike for two and for five stages. */
export function pipelinePorts(options: CoreOptions): PortText[] {
  const { base, memory, auxiliary, advanced } = options;
  return [
    input('clk'),
    input('rst_n'),
    ...(hasGatedRegisters(options) || gatesUnits(options) ? testPorts(options) : []),
    ...portGroup('Instruction bus', channelPorts('ibus', 'requester', FETCH_SIGNALS)),
    ...portGroup('Data bus', channelPorts('dbus', 'requester', dataSignals(options))),
    ...(memory.dataCache ? HIT : []),
    ...portGroup('An error of this answer is that of a memory itself', [
      ...(hasFetchProtection(options) ? [input('ibus_corrupt')] : []),
      ...(hasTcmProtection(options) ? [input('dbus_corrupt')] : []),
    ]),
    ...(memory.instructionCache ? FLUSH : []),
    ...(cleansData(options) ? CLEAN : []),
    ...portGroup(
      'Ways of the caches that are not refilled',
      cacheLocks(options).map(({ name, ways }) => output(name, ways)),
    ),
    ...portGroup(
      'A cache fetches a line',
      missPorts(options).map((name) => input(name)),
    ),
    ...(writesBack(options) ? WRITE_ERROR : []),
    ...portGroup('Interrupts, level-sensitive', [
      ...(base.zicsr ? [input('irq_software'), input('irq_timer')] : []),
      ...(auxiliary.externalInterrupts ? [input('irq_external')] : []),
      ...(hasNmi(options) ? [input('nmi', 1, 'non-maskable')] : []),
      ...(base.zicntr && auxiliary.clint !== null ? [input('mtime', 64)] : []),
    ]),
    ...portGroup('Core-local interrupt controller', pipelineOffers(options)),
    ...(hasDebug(options) ? hartPorts(options, 'hart') : []),
    ...(advanced.customPort ? CUSTOM : []),
    ...portGroup(
      'Outputs of custom instructions',
      (options.custom?.outputs ?? []).map(({ name, width }) => output(name, width)),
    ),
    ...(hasTrace(options) ? tracedPorts(options, 'pipeline') : []),
    ...(auxiliary.rvfi
      ? portGroup(
          'RISC-V Formal Interface: retired instructions',
          rvfiPorts(options).map(([name, width]) => output(name, width)),
        )
      : []),
    ...(base.zicsr ? SLEEPING : HALTED),
    ...(options.safety.lockup ? LOCKUP : []),
    ...(hasDoubleTrap(options) ? CRITICAL_ERROR : []),
    ...(options.safety.registerParity ? REGISTER_ERROR : []),
  ];
}

/** The number of the hart, where there are CSRs to read it from. */
export const pipelineParameters = ({ base }: CoreOptions): ParameterText[] => (base.zicsr ? [HART_ID] : []);

const FLUSH = portGroup('fence.i: the instruction cache forgets what it holds', [
  output('flush_instructions'),
]);

const HIT = portGroup('The answer is a hit, which knows no error', [input('dbus_hit')]);

const CLEAN = portGroup('fence.i: held until what was stored is in memory', [
  output('clean_data'),
  input('data_cleaned'),
]);

const WRITE_ERROR = portGroup('The data cache could not write a line', [input('cache_error')]);

const CUSTOM = portGroup('Instructions of the custom-0 opcode; valid is held until ready', [
  output('custom_valid'),
  output('custom_instr', 32),
  output('custom_rs1', 32),
  output('custom_rs2', 32),
  input('custom_ready'),
  input('custom_result', 32),
]);

const SLEEPING = portGroup('Waiting in WFI with idle buses', [output('sleeping')]);
const LOCKUP = portGroup('Nothing but exceptions', [output('lockup')]);
const CRITICAL_ERROR = portGroup('Stopped until reset by a trap that nobody was ready for', [
  output('critical_error'),
]);
const REGISTER_ERROR = portGroup('Parity of the registers', [
  output('register_error'),
  input('register_inject'),
  input('register_inject_bit', INJECT_WIDTH),
]);
const HALTED = portGroup('Stopped by an exception until reset', [output('halted')]);
