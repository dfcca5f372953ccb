import { sv } from '../../sv.ts';
import { declarations } from '../../nets.ts';
import { DATA_SIGNALS } from '../../channels.ts';
import { accesses } from '../../axi/dataAdapter.ts';
import { clocked } from '../../clocked.ts';
import { abstractCommands } from '../abstractCommands.ts';
import { AUTHENTICATING, accessNet } from '../authentication.ts';
import { DMI_SIGNALS, dmiConstants } from '../dmi.ts';
import { handedOut } from '../handedOut.ts';
import { apbText } from '../apbText.ts';
import { jtagText } from '../jtag.ts';
import { registers } from '../registers.ts';
import { systemBus } from '../systemBus.ts';
import { CONTROL_NETS, control } from './control.ts';
import { NO_GROUPS, groups } from './groups.ts';
import { handing, hartVectors } from './harts.ts';
import { moduleOptions } from './options.ts';
import type { SharedOptions } from './options.ts';
import { selection } from './selection.ts';
import { sharedRegisters } from './status.ts';

const WIDTHS: Readonly<Record<string, number>> = { addr: 32, be: 4, wdata: 32, rdata: 32 };

/** The bus has a reset of its own, which the debugger may ask for. */
const busAccess = (options: SharedOptions) => sv`
  // ---- System bus: accesses go out one at a time
  logic bus_alive;
  ${clocked(moduleOptions(options), "bus_alive <= 1'b0;", "bus_alive <= 1'b1;", 'bus_rst_n')}

  ${declarations(DATA_SIGNALS.map((signal) => ({ name: `sb_${signal}`, width: WIDTHS[signal] ?? 1 })))}

  ${systemBus(moduleOptions(options), 'bus_alive')}

  ${accesses(moduleOptions(options), 'axi4-lite', options.bus, 'sb')}
`;

const namesOf = ({ authentication, groups: count, systemBusAccess }: SharedOptions) => [
  ...(['DATA0', 'DMCONTROL', 'DMSTATUS', 'HARTINFO', 'HAWINDOW'] as const),
  ...(['ABSTRACTCS', 'COMMAND', 'ABSTRACTAUTO'] as const),
  ...(authentication ? (['AUTHDATA'] as const) : []),
  ...(count > 0 ? (['DMCS2'] as const) : []),
  ...(systemBusAccess ? (['SBCS', 'SBADDRESS0', 'SBDATA0'] as const) : []),
  'HALTSUM0' as const,
];

/** The body of a debug module for several harts with its transport. */
export function sharedDebugModule(options: SharedOptions): string {
  const module = moduleOptions(options);
  return sv`
    ${declarations(Object.entries(DMI_SIGNALS).map(([name, width]) => ({ name, width })))}

    // ---- Transport
    ${options.apb ? apbText(options.apb) : jtagText(module)}

    ${dmiConstants(namesOf(options))}

    logic writes;
    logic dmactive;
    ${options.authentication && `\n${AUTHENTICATING}`}
    assign writes = ${accessNet(module)} && dmi_write;

    // ---- Harts
    ${hartVectors(options)}

    ${CONTROL_NETS}

    ${selection(options)}

    ${abstractCommands(module, true)}

    ${handedOut(module, handing(options))}

    ${control(options)}

    ${options.groups > 0 ? groups(options) : NO_GROUPS}

    ${options.systemBusAccess && `${busAccess(options)}\n`}
    ${registers(module, sharedRegisters(options))}
  `;
}
