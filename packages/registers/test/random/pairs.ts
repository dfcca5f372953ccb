import { isReadable, isWritable } from '@netloom/registers';
import { randomField } from './field.ts';
import type { FieldText, Surroundings } from './field.ts';
import type { Random } from './random.ts';
import type { ArrayText, RegisterText } from './register.ts';

type Way = 'read' | 'written';

/** Nothing to refer to: these registers stand behind all others. */
const ALONE: Surroundings = { gates: [], sibling: () => undefined };

/** Pairs of a register that software only reads and one that it only writes, each at one address from `start` on. */
export function sharedAddresses(random: Random, start: number, dataWidth: number): RegisterText[] {
  const shapes: { width: number; array?: ArrayText; external?: true }[] = [
    { width: dataWidth },
    { width: Math.max(8, dataWidth / 4) },
    { width: 2 * dataWidth },
    { width: dataWidth, array: { count: [2], stride: dataWidth / 4 } },
    { width: Math.max(8, dataWidth / 2), array: { count: [2, 'COUNT'] } },
    { width: dataWidth, external: true },
  ];
  let end = start;
  return shapes.flatMap(({ width, array, external }, index): RegisterText[] => {
    const offset = Math.ceil(end / 64) * 64;
    end = offset + 64;
    const place = { kind: 'register' as const, offset, width, ...(array && { array }) };
    const pair = (['read', 'written'] as const).map((way, at): RegisterText => ({
      ...place,
      name: `${way === 'read' ? 'SEEN' : 'SENT'}${index}`,
      ...(external && { external }),
      fields: external ? outside(width, way) : fields(random, width, way, at),
    }));
    return random.chance(0.5) ? pair : pair.reverse();
  });
}

function fields(random: Random, width: number, way: Way, first: number): FieldText[] {
  const found: FieldText[] = [];
  for (let lsb = first; lsb < width && found.length < 4;) {
    const size = Math.min(random.pick([1, 2, 4, 7, 12]), width - lsb);
    found.push({
      name: `${way === 'read' ? 'P' : 'Q'}${found.length}`,
      lsb,
      width: size,
      ...factsOf(random, size, way),
    });
    lsb += size + random.integer(0, 5);
  }
  return found;
}

function factsOf(random: Random, size: number, way: Way): Omit<FieldText, 'name' | 'lsb' | 'width'> {
  for (;;) {
    const facts = randomField(random, size, ALONE);
    const software = { software: facts.software ?? 'rw' };
    if (isReadable(software) === (way === 'read') && isWritable(software) === (way === 'written'))
      return facts;
  }
}

function outside(width: number, way: Way): FieldText[] {
  return [{ name: 'ALL', lsb: 0, width, hardware: 'rw', software: way === 'read' ? 'r' : 'w' }];
}
