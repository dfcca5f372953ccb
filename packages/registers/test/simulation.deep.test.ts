import type { RegisterMapText } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { accessModes, counters, interrupts } from './random/modes.ts';
import { randomMap } from './random/map.ts';
import { prove } from './simulation/prove.ts';
import type { Case } from './simulation/prove.ts';

/** Random maps of a bus: others on each, so that many differ in all and a bus is simulated in minutes. */
const RANDOM = 4;

const BUSES = (['apb', 'axi4-lite'] as const).flatMap((protocol) =>
  (['combinational', 'registered'] as const).flatMap((readPath) =>
    ([8, 16, 32, 64] as const).map((dataWidth): RegisterMapText['bus'] => ({
      protocol,
      readPath,
      dataWidth,
    })),
  ),
);

describe('register files of every bus in long random simulation', () => {
  it.each(BUSES.map((bus, index) => [bus, index] as const))(
    '%o',
    async (bus, index) => {
      const cases: Case[] = [
        { label: 'modes', map: accessModes('modes', bus), effort: 30 },
        { label: 'counters', map: counters('counters', bus), effort: 30 },
        { label: 'interrupts', map: interrupts('interrupts', bus), effort: 50 },
        ...Array.from({ length: RANDOM }, (_, seed) => ({
          label: `random${seed}`,
          map: randomMap(1000 + index * RANDOM + seed, {
            bus,
            nodes: 10,
            shared: seed % 3 === 0,
            buffered: seed % 3 === 1,
          }),
          effort: 20,
        })),
      ];
      const verdicts = await prove(cases);
      const faulty = [...verdicts].filter(([, { faults }]) => faults.length > 0);
      expect(faulty.map(([label, { faults }]) => ({ label, faults }))).toEqual([]);
    },
    600_000,
  );
});
