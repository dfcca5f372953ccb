import type { TopPort } from '../top/port.ts';

/** An output that is compared, and the signal without which it means nothing. */
export interface Compared {
  port: TopPort;
  valid: string | undefined;
}

/** Which signal says when one means something, by the names of both. */
const VALIDS: readonly [RegExp, string][] = [
  [/^(m_axil?(?:_[id])?_)(ar|aw|w)(?!valid|ready)\w+$/, '$1$2valid'],
  [/^(m_axis_\w+_t)(?!valid|ready)\w+$/, '$1valid'],
  [/^custom_(?!valid|ready)\w+$/, 'custom_valid'],
  [/^dmi_rdata$/, 'dmi_valid'],
  [/^auth_wdata$/, 'auth_write'],
  [/^debug_data0_wdata$/, 'debug_data0_we'],
  [/^itcm_fetch_word$/, 'itcm_fetch'],
  [/^([id]tcm_)(?:we|word|be|wdata)$/, '$1select'],
];

function validOf(name: string): string | undefined {
  const [pattern, valid] = VALIDS.find(([each]) => each.test(name)) ?? [];
  return pattern && name.replace(pattern, valid!);
}

/** RVFI shows what is compared anyway, and no system hangs on it. */
export const isRvfi = (name: string): boolean => name.startsWith('rvfi_');

/** Of the ports of a copy, the outputs by which anything outside could notice a fault. */
export const comparedOutputs = (ports: readonly TopPort[]): Compared[] =>
  ports
    .filter(({ name, direction }) => direction === 'out' && !isRvfi(name))
    .map((port) => ({ port, valid: validOf(port.name) }));

/** Bits that are compared. */
export const comparedWidth = (ports: readonly TopPort[]): number =>
  comparedOutputs(ports).reduce((sum, { port }) => sum + port.width, 0);

/** Bits of the number of one. */
export const injectWidth = (ports: readonly TopPort[]): number => Math.ceil(Math.log2(comparedWidth(ports)));
