import type { CoreOptions } from '../../options/coreOptions.ts';
import { lostBitGroups, memoryGroups } from './lostBitPorts.ts';
import { input, output } from './port.ts';
import type { PortGroup, TopPort } from './port.ts';
import { axiPortName, axiSignals } from '../axi/axiLite.ts';
import type { ManagerSignals } from '../axi/axiLite.ts';
import { hasBusParity } from '../../options/busParity.ts';
import { firstInput } from '../../options/clic.ts';
import { hasLockstep } from '../../options/safety.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { hasNmi } from '../../options/nmi.ts';
import { hasTrace } from '../../options/trace.ts';
import { hasClockGate } from '../clockGate/clockGate.ts';
import { injectWidth } from '../pair/compared.ts';
import { copyPorts } from '../pair/copyPorts.ts';
import { PART_NAMES } from '../pair/parts.ts';
import { hasDebug } from '../debug/features.ts';
import { debugPorts } from '../debug/transport.ts';
import { rvfiPorts } from '../pipelinePorts.ts';

const LOCKUP = output(
  'lockup',
  1,
  'Does nothing but trap: the first instruction of the handler raises an exception',
);

const CRITICAL_ERROR = output(
  'critical_error',
  1,
  'A trap that nobody was ready for has stopped the core until reset',
);

const trouble = (options: CoreOptions) => [
  ...(options.safety.lockup ? [LOCKUP] : []),
  ...(hasDoubleTrap(options) ? [CRITICAL_ERROR] : []),
];

const TEST_ENABLE = input(
  'test_enable',
  1,
  'Of scan: opens clock gates, and leads resets past flip-flops',
  "1'b0",
);

/** A manager interface of the core; the prefix begins the names of its ports. One that fetches alone has no write channels. */
export interface ManagerInterface extends ManagerSignals {
  prefix: string;
  title: string;
  protocol: 'axi4-lite' | 'axi4';
}

export function managerInterfaces(options: CoreOptions): ManagerInterface[] {
  const { memory } = options;
  const { protocol } = memory;
  const parity = hasBusParity(options);
  const prefix = protocol === 'axi4' ? 'm_axi' : 'm_axil';
  if (memory.ports === 'shared') {
    const ids = protocol === 'axi4';
    return [{ prefix, title: 'Instructions and data', readOnly: false, protocol, ids, parity }];
  }
  return [
    { prefix: `${prefix}_i`, title: 'Instructions', readOnly: true, protocol, parity },
    { prefix: `${prefix}_d`, title: 'Data', readOnly: false, protocol, parity },
  ];
}

function managerGroup(manager: ManagerInterface): PortGroup {
  const ports = axiSignals(manager).map((signal): TopPort => {
    const [, direction, width] = signal;
    return { name: axiPortName(manager.prefix, signal), direction, width };
  });
  const bus = manager.protocol === 'axi4' ? 'AXI4' : 'AXI4-Lite';
  return { title: `${manager.title}: ${bus} manager${manager.readOnly ? ', read channels' : ''}`, ports };
}

function interruptGroup(options: CoreOptions): PortGroup {
  const { base, auxiliary } = options;
  const basic =
    base.zicsr && auxiliary.clint === null
      ? [
          input('irq_software', 1, 'Software interrupt, level', "1'b0"),
          input('irq_timer', 1, 'Timer interrupt, level', "1'b0"),
        ]
      : [];
  const external = auxiliary.externalInterrupts
    ? [input('irq_external', 1, 'External interrupt, level', "1'b0")]
    : [];
  const local = auxiliary.clic
    ? [
        input(
          'irq_local',
          auxiliary.clicInputs,
          `Interrupts ${firstInput(options)} onwards, of the CLIC`,
          `${auxiliary.clicInputs}'d0`,
        ),
      ]
    : [];
  const nmi = hasNmi(options) ? [input('nmi', 1, 'Non-maskable interrupt, level', "1'b0")] : [];
  return { title: 'Interrupts', ports: [...basic, ...external, ...local, ...nmi] };
}

const CUSTOM: PortGroup = {
  title: 'Custom instructions: valid is held until ready',
  ports: [
    output('custom_valid', 1, 'An instruction of the custom-0 opcode waits for its result'),
    output('custom_instr', 32, 'The instruction'),
    output('custom_rs1', 32, 'Value of its rs1'),
    output('custom_rs2', 32, 'Value of its rs2'),
    input('custom_ready', 1, 'custom_result is there', "1'b1"),
    input('custom_result', 32, 'Value for its rd', "32'd0"),
  ],
};

/** What instructions that the core was given tell others. */
const outputGroup = ({ custom }: CoreOptions): PortGroup => ({
  title: 'Outputs of custom instructions',
  ports: (custom?.outputs ?? []).map(({ name, width, description }) => output(name, width, description)),
});

const TRACE: PortGroup = {
  title: 'Instruction trace: packets as bytes, AXI4-Stream',
  ports: [
    input('trace_enable', 1, 'Instructions are traced; low ends the trace after the one in hand', "1'b1"),
    output('m_axis_trace_tdata', 8),
    output('m_axis_trace_tvalid', 1),
    output('m_axis_trace_tlast', 1, 'Last byte of a packet'),
    input('m_axis_trace_tready', 1, undefined, "1'b1"),
  ],
};

const rvfiGroup = (options: CoreOptions): PortGroup => ({
  title: 'RISC-V Formal Interface: each retired instruction',
  ports: rvfiPorts(options).map(([name, width]) => output(name, width)),
});

function lockstepGroup(options: CoreOptions): PortGroup {
  const width = injectWidth(copyPorts(options, corePorts(options)));
  const error = 'The copies differ, or have differed since reset; anything but p = 0, n = 1 is an error';
  return {
    title: 'Lockstep',
    ports: [
      input('lockstep_inject', 1, 'Takes one compared bit for the other, to try the comparison', "1'b0"),
      input('lockstep_inject_bit', width, 'Its number', `${width}'d0`),
      output('lockstep_error_p', 1, error),
      output('lockstep_error_n', 1, 'The same by a second comparator, the other way round'),
      // The copies have it themselves where they have clock gates.
      ...(options.safety.testEnable && !hasClockGate(options) ? [TEST_ENABLE] : []),
      output(
        'lockstep_where',
        PART_NAMES.length,
        `What differed first; from bit 0: ${PART_NAMES.join(', ')}`,
      ),
    ],
  };
}

/** All ports of the core's module, in their order. */
export const topPorts = (options: CoreOptions): PortGroup[] => [
  ...corePorts(options),
  ...memoryGroups(options),
  ...(hasLockstep(options) ? [lockstepGroup(options)] : []),
];

/** Those that a core has with or without a second copy of it; groups without ports are left out. */
export function corePorts(options: CoreOptions): PortGroup[] {
  const { base, advanced, auxiliary } = options;
  const state = base.zicsr
    ? output('sleeping', 1, 'Waits in wfi for an interrupt')
    : output('halted', 1, 'An exception has stopped the core until reset');
  const groups: PortGroup[] = [
    {
      title: 'Clock and reset',
      ports: [
        input('clk', 1, 'Clock, rising edge'),
        input('rst_n', 1, `Reset, ${options.implementation.reset}, active low`),
        ...(options.safety.testEnable && hasClockGate(options) ? [TEST_ENABLE] : []),
      ],
    },
    ...managerInterfaces(options).map(managerGroup),
    interruptGroup(options),
    ...(hasDebug(options) ? [{ title: 'Debug', ports: debugPorts(options) }] : []),
    ...(advanced.customPort ? [CUSTOM] : []),
    outputGroup(options),
    ...(hasTrace(options) ? [TRACE] : []),
    ...(auxiliary.rvfi ? [rvfiGroup(options)] : []),
    ...lostBitGroups(options),
    { title: 'State', ports: [state, ...trouble(options)] },
  ];
  return groups.filter(({ ports }) => ports.length > 0);
}
