import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasThirdSource } from '../../custom/decoding.ts';
import { isPending } from '../../custom/later.ts';
import { registerAddressWidth } from '../regfile/registerAddress.ts';
import { sv } from '../sv.ts';

/** Who waits for a result that comes later, and when such a result is written. */
export function landing(options: CoreOptions): string {
  const width = registerAddressWidth(options);
  const waits = (has: string, low: number) =>
    `(${has} && ${isPending(options, `instr[${low + width - 1}:${low}]`)})`;
  const sources = [waits('uses_rs1', 15), waits('uses_rs2', 20)];
  if (hasThirdSource(options)) sources.push(waits('uses_rs3', 27));
  const all = [...sources, waits('(writes_rd || custom_later)', 7)];
  return sv`
    // An instruction does not begin while one of its registers waits for a result; interrupts do not wait with it.
    logic awaits_landing;
    assign awaits_landing = ${all.join('\n                     || ')};
    // A result lands where no instruction is about to write; one that waits for the unit may wait for this very result.
    assign lands = landing && !(execute && writes_rd && !(custom && !custom_ready));
  `;
}
