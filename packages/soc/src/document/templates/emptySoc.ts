import { SocDocument } from '@netloom/model';

/** An empty SoC with one clock and its active-low reset. */
export function emptySoc(name: string): SocDocument {
  return SocDocument.parse({
    netloom: 'soc',
    version: 1,
    vlnv: `user:soc:${name}:1.0`,
    name,
    clocks: { clk: { frequency: 50_000_000 } },
    resets: { rst_n: { polarity: 'low', clock: 'clk' } },
  });
}
