import { holdLaws } from '../../../model/test/documentLaws.ts';
import type { Edit } from '../../../model/test/documentLaws.ts';
import type { Dice } from '../../../model/test/dice.ts';
import { Pinmux } from './pinmux.ts';
import { pinmuxKind } from './pinmuxKind.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const isTrue = (dice: Dice) => dice.below(2) === 1;

function draw(dice: Dice): Pinmux {
  const pads = numbers(dice.below(6) + 1).map((code) => [
    `P${code}`,
    { code, strap: isTrue(dice), attributes: isTrue(dice) ? ['pull', 'drive'] : [] },
  ]);
  const signals = numbers(dice.below(6) + 1).map((code) => [
    `uart${code}.rx`,
    {
      code,
      direction: (['in', 'out', 'inout'] as const)[dice.below(3)]!,
      ...(isTrue(dice) && { pads: ['P0'] }),
    },
  ]);
  const needs = { 'uart0.rx': isTrue(dice) ? { pad: 'P0' } : {} };
  return Pinmux.parse({
    ...{ netloom: 'pinmux', version: 1, name: 'pins', detectors: dice.below(9) },
    pads: Object.fromEntries(pads),
    signals: Object.fromEntries(signals),
    useCases: { boot: { needs } },
  });
}

type Part<Member extends 'pads' | 'signals'> = Pinmux[Member][string];

/** The document with a member of a pad or signal changed; one that is not there stays away. */
function changed<Member extends 'pads' | 'signals'>(
  member: Member,
  name: string,
  change: Partial<Part<Member>>,
): (document: Pinmux) => Pinmux {
  return (document) => {
    const part = document[member][name];
    if (part === undefined) return document;
    return { ...document, [member]: { ...document[member], [name]: { ...part, ...change } } };
  };
}

function edits(document: Pinmux): Edit<Pinmux>[] {
  return [
    {
      pointer: '/detectors',
      one: (from) => ({ ...from, detectors: 10 }),
      other: (from) => ({ ...from, detectors: 11 }),
    },
    ...Object.keys(document.pads).map((name) => ({
      pointer: `/pads/${name}/bank`,
      one: changed('pads', name, { bank: 'X' }),
      other: changed('pads', name, { bank: 'Y' }),
    })),
    ...Object.keys(document.signals).map((name) => ({
      pointer: `/signals/${name}/description`,
      one: changed('signals', name, { description: 'one' }),
      other: changed('signals', name, { description: 'other' }),
    })),
    {
      pointer: '/useCases/boot/needs/uart0.rx/fixed',
      one: (from) => fixed(from, true),
    },
  ];
}

function fixed(document: Pinmux, isFixed: boolean): Pinmux {
  const boot = document.useCases['boot']!;
  const need = boot.needs['uart0.rx']!;
  return {
    ...document,
    useCases: { ...document.useCases, boot: { ...boot, needs: { 'uart0.rx': { ...need, fixed: isFixed } } } },
  };
}

holdLaws({ kind: pinmuxKind, draw, edits });
