import type { CoreOptions } from '../options/coreOptions.ts';
import { sv } from '../rtl/sv.ts';

const has = ({ custom }: CoreOptions, kind: 'load' | 'store'): boolean =>
  custom?.encodings.some(({ access }) => access?.kind === kind) ?? false;

/** Whether custom instructions load. */
export const customLoads = (options: CoreOptions): boolean => has(options, 'load');
/** Whether custom instructions store. */
export const customStores = (options: CoreOptions): boolean => has(options, 'store');
/** Whether custom instructions access memory. */
export const customAccesses = (options: CoreOptions): boolean =>
  customLoads(options) || customStores(options);

/** Size of an access, two bits: `own` where only the instructions of the standard access memory. */
export const sizeOfAccess = (options: CoreOptions, own: string): string =>
  customAccesses(options) ? 'access_size' : own;

/** Nets between the pipeline and the unit that stand before both. */
export function accessNets(options: CoreOptions): string {
  if (!customAccesses(options)) return '';
  return sv`
    // Accesses of custom instructions: the ALU passes their address on
    logic custom_access;
    logic [31:0] custom_address;
    ${customStores(options) && 'logic [31:0] custom_wdata;'}
    logic [31:0] custom_access_result;
  `;
}
