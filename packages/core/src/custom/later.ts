import type { CoreOptions } from '../options/coreOptions.ts';
import type { Net } from '../rtl/nets.ts';
import { registerAddressWidth } from '../rtl/regfile/registerAddress.ts';

/** Instructions whose result comes after they have retired. */
export const laterCount = ({ custom }: CoreOptions): number =>
  custom?.encodings.filter(({ later }) => later).length ?? 0;

export const hasLater = (options: CoreOptions): boolean => laterCount(options) > 0;

/** Nets between the unit and the pipeline. */
export function laterNets(options: CoreOptions): Net[] {
  const [count, width] = [laterCount(options), registerAddressWidth(options)];
  if (count === 0) return [];
  return [
    { name: 'pending', width: count },
    { name: 'pending_rd', width: count * width },
    { name: 'landing', width: 1 },
    { name: 'landing_rd', width },
    { name: 'landing_result', width: 32 },
    { name: 'lands', width: 1 },
  ];
}

/** Whether a register waits for a result. */
export function isPending(options: CoreOptions, register: string): string {
  const [count, width] = [laterCount(options), registerAddressWidth(options)];
  if (count === 1) return `(pending && pending_rd == ${register})`;
  const terms = Array.from(
    { length: count },
    (_, at) => `(pending[${at}] && pending_rd[${width * at + width - 1}:${width * at}] == ${register})`,
  );
  return `(${terms.join(' || ')})`;
}

/** What the register file is told, where the pipeline itself writes `rd` while `writes` is high. */
export const registerWrite = (options: CoreOptions, writes: string, rd: string, value: string) =>
  hasLater(options)
    ? {
        we: `${writes} || lands`,
        waddr: `lands ? landing_rd : ${rd}`,
        wdata: `lands ? landing_result : ${value}`,
      }
    : { we: writes, waddr: rd, wdata: value };
