import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import { HART_ID } from '../top/parameters.ts';
import type { Unit } from '../unit.ts';
import { WRITING, addressConstants, reading } from './access.ts';
import { cacheLock } from './cacheLock.ts';
import { clic, clicNets } from './clic.ts';
import { unitGatePorts } from '../clockGate/unitGate.ts';
import { hasCounter } from './counter.ts';
import { counters } from './counters.ts';
import { customStatus } from './customStatus.ts';
import { debug } from './debug.ts';
import { doubleTrap, doubleTrapNets } from './doubleTrap.ts';
import { environment } from './environment.ts';
import { floatStatus } from './floatStatus.ts';
import { interrupts } from './interrupts.ts';
import { lockup } from './lockup.ts';
import { machineInformation } from './machineInformation.ts';
import { nmi } from './nmi.ts';
import { pmp } from './pmp.ts';
import { status } from './status.ts';
import { trapHandling } from './trapHandling.ts';
import { triggers } from './triggers.ts';

const partsOf = (options: CoreOptions) =>
  [
    ...[doubleTrapNets, triggers, debug, nmi, doubleTrap],
    ...[customStatus, floatStatus, clicNets, status, environment, pmp],
    ...[trapHandling, clic, interrupts, counters, lockup, cacheLock, machineInformation],
  ].map((part) => part(options));

/** The registers that a core with CSRs has, and shows something else in than zero. */
export const csrsOf = (options: CoreOptions) =>
  partsOf(options).flatMap(({ registers }) => registers.map(([name, address]) => ({ name, address })));

/**
 * Control and status registers, traps and interrupts of machine mode and, where chosen, user mode (Privileged 1.12).
 * `rdata` and `illegal` follow the address; `access` is the cycle in which the instruction takes effect.
 */
export const csr: Unit = {
  suffix: 'csr',
  chosen: ({ base }) => base.zicsr,
  comment: () => sv`
    Control and status registers, trap entry and return, interrupts.
    'rdata' (the old value) and 'illegal' are combinational in 'address'; 'access' marks the cycle in which the
    CSR instruction takes effect.
  `,
  parameters: () => [HART_ID],
  ports: (options) => [
    input('clk'),
    input('rst_n'),
    ...(hasCounter(options) ? unitGatePorts(options) : []),
    input('access'),
    input('op', 2, 'funct3[1:0]: 1 write, 2 set, 3 clear'),
    input('write', 1, 'low for set and clear with x0 or a zero immediate'),
    input('address', 12),
    input('wdata', 32),
    output('rdata', 32),
    output('illegal'),
    ...partsOf(options).flatMap(({ ports }) => ports),
  ],
  body(options) {
    const parts = partsOf(options);
    const registers = parts.flatMap((part) => part.registers);
    return sv`
      ${addressConstants(registers)}

      ${WRITING}

      ${parts
        .map(({ text }) => text)
        .filter((text) => text !== '')
        .join('\n')}

      ${reading(options, registers)}
    `;
  },
};
