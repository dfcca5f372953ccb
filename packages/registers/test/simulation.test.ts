import type { RegisterMapText } from '@netloom/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessModes, counters, interrupts } from './random/modes.ts';
import { randomMap } from './random/map.ts';
import { prove } from './simulation/prove.ts';
import type { Case, Verdict } from './simulation/prove.ts';

const FRONT_ENDS = (['apb', 'axi4-lite'] as const).flatMap((protocol) =>
  (['combinational', 'registered'] as const).map((readPath) => ({ protocol, readPath })),
);

const cases = FRONT_ENDS.flatMap(({ protocol, readPath }, index): Case[] => {
  const label = `${protocol.replaceAll('-', '_')}_${readPath}`;
  const bus: RegisterMapText['bus'] = { protocol, readPath, unmapped: index === 1 ? 'zero' : 'error' };
  // The deep suite has more of them.
  const random: Case = { label: `random_${label}`, map: randomMap(2 * index, { bus, nodes: 8 }), effort: 6 };
  // Each of the two on one front end of each bus.
  const isOdd = index === 1 || index === 2;
  const special: Case = isOdd
    ? {
        label: `buffered_${label}`,
        map: randomMap(60 + index, { bus, nodes: 1, buffered: true }),
        effort: 10,
      }
    : { label: `shared_${label}`, map: randomMap(40 + index, { bus, nodes: 1, shared: true }), effort: 10 };
  return [
    special,
    { label: `modes_${label}`, map: accessModes('modes', bus), effort: 8 },
    { label: `counters_${label}`, map: counters('counters', bus), effort: 10 },
    { label: `interrupts_${label}`, map: interrupts('interrupts', bus), effort: 15 },
    random,
  ];
});

cases.push(
  // An alias in the same bus word as its narrow register; an array of a register named like a signal.
  { label: 'narrow_alias', map: randomMap(5, { nodes: 10, external: false }), effort: 3 },
  { label: 'array_of_word', map: randomMap(7, { nodes: 8, external: false }), effort: 3 },
);

describe('generated register files in random simulation against the model', () => {
  let verdicts: Map<string, Verdict>;

  beforeAll(async () => {
    verdicts = await prove(cases);
  });

  it.each(cases.map(({ label }) => label))('%s', (label) => {
    const { faults, answers } = verdicts.get(label)!;
    expect(faults).toEqual([]);
    expect(answers).toBeGreaterThanOrEqual(48);
  });
});
