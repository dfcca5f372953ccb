import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { abstractCommands } from './abstractCommands.ts';
import { dmiConstants, dmiPorts } from './dmi.ts';
import { hasDebug, hasSystemBus } from './features.ts';
import { hartControl } from './hartControl.ts';
import { hartPorts } from './hartPorts.ts';
import { handedOut } from './handedOut.ts';
import { registers } from './registers.ts';
import { systemBus, systemBusPorts } from './systemBus.ts';

/** `<c>_debug_module`: the debug module of one hart. */
export const debugModule: Unit = {
  suffix: 'debug_module',
  chosen: hasDebug,
  comment: (options) => sv`
    Debug module for one hart (RISC-V External Debug Support 0.13.2): run control, abstract access to general registers
    and CSRs, program buffer of ${options.debug.programBuffer} words${hasSystemBus(options) && ', system bus access'}. The hart executes in debug mode what it is handed, one
    instruction at a time: there is no debug ROM, and nothing of this module lies in the hart's memory.
  `,
  ports: (options) => [
    input('clk'),
    input('rst_n', 1, 'of the debug module alone: ndmreset must not reach it'),
    ...dmiPorts('responder'),
    ...hartPorts('module'),
    output('ndmreset', 1, 'resets the system but for the debug module'),
    ...(hasSystemBus(options) ? systemBusPorts() : []),
  ],
  body(options) {
    return sv`
      ${dmiConstants(namesOf(options))}

      logic writes;
      logic dmactive;
      assign writes = dmi_valid && dmi_write;

      ${hartControl(options)}

      ${abstractCommands(options)}

      ${handedOut(options)}

      ${hasSystemBus(options) && `${systemBus(options)}\n`}
      ${registers(options)}
    `;
  },
};

function namesOf(options: CoreOptions) {
  return [
    'DATA0',
    'DMCONTROL',
    'DMSTATUS',
    'HARTINFO',
    'ABSTRACTCS',
    'COMMAND',
    'ABSTRACTAUTO',
    ...(hasSystemBus(options) ? (['SBCS', 'SBADDRESS0', 'SBDATA0'] as const) : []),
    'HALTSUM0',
  ] as const;
}
