import { describe, expect, test } from 'vitest';
import { decodeAll, propose } from '../../src/decode/index.ts';
import type { WaveFile, WaveScope } from '../../src/index.ts';
import { loggedLite, shown } from './axiLite.ts';
import { Bench } from './simulate.ts';

function scopeAt(wave: WaveFile, path: string): WaveScope {
  const parts = path.split('.');
  let found: WaveScope | undefined;
  for (let depth = 1; depth <= parts.length; depth++) {
    const wanted = parts.slice(0, depth).join('.');
    found = wave.children(found?.id ?? null, 0, 5000).scopes.find((scope) => scope.path === wanted);
  }
  return found!;
}

function namedBy(line: string[], name: string): number {
  return line.findIndex((word) => word.endsWith(name));
}

describe("the demo's SoC", () => {
  test('every interface of the crossbar is proposed whole, and its transfers are those of the log', async () => {
    const { wave, log } = await new Bench('demo_traffic', [], 'demo').run();
    const path = 'demo_traffic.tb.dut.xbar0';
    const { variables } = wave.children(scopeAt(wave, path).id, 0, 5000);
    const proposals = propose(variables, path);
    // The ports, and inside the same again as vectors: one manager, three subordinates and one that answers DECERR.
    const ports = ['m_bridge0_axil', 'm_rom0_axil', 'm_sram0_axil', 's_exerciser0_axil'];
    const inside = ['m[0]', 'm[1]', 'm[2]', 'm[3]', 's'];
    expect(proposals.map(({ name }) => name).sort()).toEqual([...inside, ...ports].sort());
    for (const { setup, missing: lacking } of proposals)
      expect([setup.decoder, lacking]).toEqual(['axi4-lite', []]);
    for (const { name, setup } of proposals.filter((proposal) => ports.includes(proposal.name))) {
      // What the UART sends is printed without line ends, in between.
      const mine = log
        .filter((line) => namedBy(line, name) >= 0)
        .map((line) => line.slice(namedBy(line, name) + 1));
      const found = await decodeAll(wave, setup);
      expect(found.length).toBeGreaterThan(3);
      expect(found.map(shown).sort()).toEqual(loggedLite(mine));
      const broken = found.flatMap(({ errors }) => errors).filter(({ code }) => !/^(slv|dec)err$/.test(code));
      expect(broken).toEqual([]);
    }
  });
});
