import { input, output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';

/** Its signals with their widths. */
export const DMI_SIGNALS: Readonly<Record<string, number>> = {
  dmi_valid: 1,
  dmi_write: 1,
  dmi_addr: 7,
  dmi_wdata: 32,
  dmi_rdata: 32,
};

/** The debug module interface: an access in each cycle of `dmi_valid`, answered in the same one. */
export function dmiPorts(side: 'requester' | 'responder'): PortText[] {
  const [outward, inward] = side === 'requester' ? [output, input] : [input, output];
  return portGroup('Debug module interface', [
    ...Object.entries(DMI_SIGNALS).map(([name, width]) =>
      (name === 'dmi_rdata' ? inward : outward)(name, width),
    ),
  ]);
}

/** Addresses of the debug module's registers (Debug 0.13.2, table 3.8). */
export const DMI = {
  DATA0: 0x04,
  DMCONTROL: 0x10,
  DMSTATUS: 0x11,
  HARTINFO: 0x12,
  HAWINDOW: 0x15,
  ABSTRACTCS: 0x16,
  COMMAND: 0x17,
  ABSTRACTAUTO: 0x18,
  PROGBUF0: 0x20,
  AUTHDATA: 0x30,
  DMCS2: 0x32,
  SBCS: 0x38,
  SBADDRESS0: 0x39,
  SBDATA0: 0x3c,
  HALTSUM0: 0x40,
} as const;

export type DmiRegister = keyof typeof DMI;

/** `localparam`s of registers' addresses. */
export const dmiConstants = (registers: readonly DmiRegister[]) =>
  registers
    .map((name) => `localparam logic [6:0] ${name} = 7'h${DMI[name].toString(16).padStart(2, '0')};`)
    .join('\n');
