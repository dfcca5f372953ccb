import type { CoreOptions } from '../options/coreOptions.ts';
import { sv } from '../rtl/sv.ts';
import { instance } from '../rtl/unit.ts';
import { customAccesses } from './access.ts';
import { customThird } from './decoding.ts';

/** Whether instructions go to a unit, be it outside at the port or inside. */
export const hasCustom = ({ advanced, custom }: CoreOptions): boolean =>
  advanced.customPort || custom !== undefined;

/** The nets that are ports of the pipeline where the unit is outside. */
export function customNets(options: CoreOptions): string {
  if (!options.custom) return '';
  return sv`
    logic custom_valid;
    logic [31:0] custom_instr;
    logic [31:0] custom_rs1;
    logic [31:0] custom_rs2;
    ${customThird(options) && 'logic [31:0] custom_rs3;'}
    logic custom_ready;
    logic [31:0] custom_result;
  `;
}

/** How the pipeline takes part in an access: when it was answered, and with five stages when it leaves EX. */
export interface AccessSignals {
  accept?: string;
  done: string;
}

const accessConnections = ({ accept = '', done }: AccessSignals) => ({
  access_address: 'custom_address',
  access_wdata: 'custom_wdata',
  access_result: 'custom_access_result',
  access_accept: accept,
  access_done: done,
  loaded: 'lsu_rdata',
});

/** The unit inside. */
export function customInstance(options: CoreOptions, access: AccessSignals): string {
  if (!options.custom) return '';
  const ports = ['valid', 'instr', 'rs1', 'rs2', 'rs3', 'ready', 'result'];
  return instance(options, options.custom.unit, {
    ...Object.fromEntries(ports.map((port) => [port, `custom_${port}`])),
    ...(customAccesses(options) ? accessConnections(access) : {}),
  });
}
