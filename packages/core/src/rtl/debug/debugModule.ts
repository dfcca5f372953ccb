import { input, output, portGroup } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import type { TopPort } from '../top/port.ts';
import type { Unit } from '../unit.ts';
import { abstractCommands } from './abstractCommands.ts';
import { AUTHENTICATING, AUTHENTICATION, accessNet } from './authentication.ts';
import { dmiConstants, dmiPorts } from './dmi.ts';
import { hasAuthentication, hasGroups, hasOwnModule, hasSystemBus, isDebug1 } from './features.ts';
import { GROUP_SIGNALS, groups, groupPorts } from './groups.ts';
import { hartControl } from './hartControl.ts';
import { hartPorts } from './hartPorts.ts';
import { handedOut } from './handedOut.ts';
import { registers } from './registers.ts';
import { hartRegisters } from './hartRegisters.ts';
import { systemBus, systemBusPorts } from './systemBus.ts';

/** `<c>_debug_module`: the debug module of one hart. */
export const debugModule: Unit = {
  suffix: 'debug_module',
  chosen: hasOwnModule,
  comment: (options) => sv`
    Debug module for one hart (${isDebug1(options) ? 'RISC-V Debug Specification 1.0' : 'RISC-V External Debug Support 0.13.2'}): run control, abstract access to general registers
    and CSRs, program buffer of ${options.debug.programBuffer} words${hasSystemBus(options) && ', system bus access'}. The hart executes in debug mode what it is handed, one
    instruction at a time: there is no debug ROM, and nothing of this module lies in the hart's memory.
  `,
  ports: (options) => [
    input('clk'),
    input('rst_n', 1, 'of the debug module alone: ndmreset must not reach it'),
    ...dmiPorts('responder'),
    ...(hasAuthentication(options) ? portGroup('Check of the debugger', AUTHENTICATION.map(portText)) : []),
    ...(hasGroups(options) ? portGroup('External triggers', groupPorts(options).map(portText)) : []),
    ...hartPorts(options, 'module'),
    output('ndmreset', 1, 'resets the system but for the debug module'),
    ...(hasSystemBus(options) ? systemBusPorts() : []),
  ],
  body(options) {
    return sv`
      ${dmiConstants(namesOf(options))}

      logic writes;
      logic dmactive;
      ${hasAuthentication(options) && `\n${AUTHENTICATING}`}
      assign writes = ${accessNet(options)} && dmi_write;

      ${isDebug1(options) && `${asked(options)}\n\n`}
      ${hartControl(options)}

      ${abstractCommands(options)}

      ${handedOut(options)}

      ${hasSystemBus(options) && `${systemBus(options)}\n`}
      ${hasGroups(options) && `${groups(options)}\n`}
      ${registers(options, hartRegisters(options))}
    `;
  },
};

/** What run control asks of the parts behind it. */
const asked = (options: CoreOptions) => sv`
  logic busy; // an abstract command runs
  ${hasGroups(options) && GROUP_SIGNALS}
`;

const portText = ({ name, direction, width }: TopPort) => (direction === 'in' ? input : output)(name, width);

function namesOf(options: CoreOptions) {
  return [
    'DATA0',
    'DMCONTROL',
    'DMSTATUS',
    'HARTINFO',
    'ABSTRACTCS',
    'COMMAND',
    'ABSTRACTAUTO',
    ...(hasAuthentication(options) ? (['AUTHDATA'] as const) : []),
    ...(hasGroups(options) ? (['DMCS2'] as const) : []),
    ...(hasSystemBus(options) ? (['SBCS', 'SBADDRESS0', 'SBDATA0'] as const) : []),
    'HALTSUM0',
  ] as const;
}
