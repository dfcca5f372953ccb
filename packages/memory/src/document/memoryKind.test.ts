import { holdLaws } from '../../../model/test/documentLaws.ts';
import type { Edit } from '../../../model/test/documentLaws.ts';
import type { Dice } from '../../../model/test/dice.ts';
import { MACROS } from '../../test/macros.ts';
import { Bus, Ecc, Memory, Ports, Target } from './memory.ts';
import { memoryKind } from './memoryKind.ts';

function one<T>(dice: Dice, list: readonly T[]): T {
  return list[dice.below(list.length)]!;
}

function draw(dice: Dice): Memory {
  const names = Object.keys(MACROS).filter(() => dice.below(2) === 1);
  return Memory.parse({
    ...{ netloom: 'memory', version: 1, name: 'ram', depth: dice.below(100) + 2, width: 8 },
    ...(dice.below(2) === 1 && { maskBits: one(dice, [1, 2, 4, 8]) }),
    ...(dice.below(2) === 1 && { title: 'RAM' }),
    ports: one(dice, Ports.options),
    ecc: one(dice, Ecc.options),
    bus: one(dice, Bus.options),
    registers: dice.below(2) === 1,
    ...(dice.below(2) === 1 && { scrub: dice.below(1000) + 1 }),
    ...(dice.below(2) === 1 && { bist: { march: one(dice, ['march-ss', '{any(w0); up(r0)}']) } }),
    target: one(dice, Target.options),
    macros: Object.fromEntries(names.map((name) => [name, MACROS[name as keyof typeof MACROS]])),
  });
}

/** The document with another area of a macro; one that is not there stays away. */
function withArea(name: string, area: number): (document: Memory) => Memory {
  return (document) => {
    const macro = document.macros[name];
    return macro === undefined
      ? document
      : { ...document, macros: { ...document.macros, [name]: { ...macro, area } } };
  };
}

function edits({ macros }: Memory): Edit<Memory>[] {
  return [
    {
      pointer: '/depth',
      one: (from) => ({ ...from, depth: 1000 }),
      other: (from) => ({ ...from, depth: 1001 }),
    },
    {
      pointer: '/cost/count',
      one: (from) => ({ ...from, cost: { ...from.cost, count: 7 } }),
    },
    ...Object.keys(macros).map((name) => ({
      pointer: `/macros/${name}/area`,
      one: withArea(name, 777),
      other: withArea(name, 778),
    })),
  ];
}

holdLaws({ kind: memoryKind, draw, edits });
