import { expect, it } from 'vitest';
import { sample } from '../../../proof/index.ts';
import { THROUGH, carries } from './axi4/throughProof.ts';

it.each(Object.keys(THROUGH))(
  'the %s carries every channel in every state that can be reached',
  async (name) => {
    expect(await carries(THROUGH[name]!)).toBe(true);
    expect(await carries(THROUGH[name]!, undefined, true)).toBe(false);
  },
  120_000,
);

const FAULTS = [
  ['register slice', ['{s_axi_bid, s_axi_bresp', '{s_axi_bresp, s_axi_bid']],
  ['register slice', ['.out_ready (s_axi_bready)', ".out_ready (1'b1)"]],
  ['AXI4-Lite to AXI4 bridge', ["m_axi_wlast    = 1'b1", "m_axi_wlast    = 1'b0"]],
  ['AXI4-Lite to AXI4 bridge', ["3'd2", "3'd1"]],
] as const;

it.each(sample(FAULTS, 2))(
  'a fault of the %s is refuted: %s',
  async (name, change) => {
    expect(await carries(THROUGH[name]!, change)).toBe(false);
  },
  120_000,
);
