import type { Diagnostic, Fix, PllSource, SocDocument } from '@netloom/model';
import { clockTree } from '../../../clocks/clockTree.ts';
import { brokenLimits } from '../../../clocks/pll/brokenLimits.ts';
import type { BrokenLimit } from '../../../clocks/pll/brokenLimits.ts';
import { limitsOf, PLL_FAMILIES } from '../../../clocks/pll/families.ts';
import { familyOf, pllsOf } from '../../../clocks/pll/plls.ts';
import type { Pll } from '../../../clocks/pll/plls.ts';
import { solvePll } from '../../../clocks/pll/solve.ts';
import { inputsOf, isRoot } from '../../../clocks/sources.ts';
import { pointerOf } from '../../../document/pointer.ts';
import { mending } from '../../../wording/sentences.ts';
import { placeOf, problem } from '../../rule.ts';
import type { Subject } from '../../rule.ts';

const placeAt = (clock: string) => placeOf(undefined, clock, pointerOf('clocks', clock, 'source'));

/** SOC-PLL: what the outputs of a PLL say of it, and the limits of its family. */
export function checkPlls({ design: { document } }: Subject): Diagnostic[] {
  const plls = pllsOf(document);
  if (plls.length === 0) return [];
  const { nodes } = clockTree(document);
  return plls.flatMap((pll) => {
    const told = [
      ...disagreements(document, pll),
      ...outputProblems(document, pll),
      ...missingLimits(pll),
      ...waiting(document, pll),
    ];
    const reference = nodes.get(pll.source.from)?.frequency;
    if (told.length > 0 || reference === undefined) return told;
    return brokenLimits(document, pll, reference).map((broken) =>
      limitProblem(document, pll, broken, reference),
    );
  });
}

/** The outputs of one PLL in the order of the document. */
function sourcesOf({ clocks }: SocDocument, { name }: Pll): [string, PllSource][] {
  return Object.entries(clocks).flatMap(([clock, { source }]): [string, PllSource][] =>
    source?.kind === 'pll' && source.pll === name ? [[clock, source]] : [],
  );
}

const SHARED = ['from', 'family', 'divider', 'multiplier'] as const;

function disagreements(document: SocDocument, pll: Pll): Diagnostic[] {
  return sourcesOf(document, pll).flatMap(([clock, source]) => {
    const { from, family, divider, multiplier } = pll.source;
    if (SHARED.every((key) => source[key] === pll.source[key])) return [];
    const other = pll.outputs.get(pll.source.output)!;
    const value = { ...source, from, family, divider, multiplier };
    const fix = mending('fix/pll-as', { other }, [{ pointer: placeAt(clock).pointer, value }]);
    return [problem('SOC-PLL/disagree', { clock, other, pll: pll.name }, placeAt(clock), fix)];
  });
}

/** Outputs that two clocks are, and outputs that the PLL has not. */
function outputProblems(document: SocDocument, pll: Pll): Diagnostic[] {
  const count = familyOf(pll.source).outputs.length;
  const isTaken = (output: number) => pll.outputs.has(output);
  const open = Array.from({ length: count }, (_, output) => output).filter((output) => !isTaken(output));
  // The lowest output stays what it is: feedback may come from it.
  const free = open.find((output) => output > pll.source.output) ?? open[0];
  return sourcesOf(document, pll).flatMap(([clock, { output }]) => {
    const other = pll.outputs.get(output)!;
    const edits = [{ pointer: `${placeAt(clock).pointer}/output`, value: free }];
    const fix = free === undefined ? undefined : mending('fix/pll-output', { output: free }, edits);
    if (output >= count)
      return [
        problem('SOC-PLL/no-output', { clock, pll: pll.name, output, most: count - 1 }, placeAt(clock), fix),
      ];
    return other === clock
      ? []
      : [problem('SOC-PLL/twice', { clock, other, pll: pll.name, output }, placeAt(clock), fix)];
  });
}

function missingLimits({ name, source, outputs }: Pll): Diagnostic[] {
  if (source.family !== 'asic' || source.limits) return [];
  const clock = outputs.get(source.output)!;
  const edit = { pointer: `${placeAt(clock).pointer}/limits`, value: limitsOf(PLL_FAMILIES.asic) };
  return [problem('SOC-PLL/limits', { pll: name }, placeAt(clock), mending('fix/pll-limits', {}, [edit]))];
}

/** A reference out of the unit's own cells, which stand still until the PLL has locked. */
function waiting(document: SocDocument, pll: Pll): Diagnostic[] {
  const { clocks } = document;
  const { name, source, outputs } = pll;
  let from = source.from;
  for (let steps = 0; clocks[from]?.source?.kind === 'pll' && steps < 100; steps++)
    from = inputsOf(clocks[from]!.source)[0]!;
  const begins = clocks[from];
  if (!begins || isRoot(begins)) return [];
  const clock = outputs.get(source.output)!;
  const [root] = Object.keys(clocks).filter((each) => isRoot(clocks[each]!));
  const edits = sourcesOf(document, pll).map(([each]) => ({
    pointer: `${placeAt(each).pointer}/from`,
    value: root,
  }));
  const fix = root === undefined ? undefined : mending('fix/unit-clock', { clock: root }, edits);
  return [problem('SOC-PLL/waits', { pll: name, from }, placeAt(clock), fix)];
}

function limitProblem(document: SocDocument, pll: Pll, broken: BrokenLimit, reference: number): Diagnostic {
  const { limit, clock, value, min, max } = broken;
  const { origin } = familyOf(pll.source);
  const values = { pll: pll.name, value: number(value), min: number(min), max: number(max), origin, clock };
  return problem(`SOC-PLL/${limit}`, values, placeAt(clock), solved(document, pll, reference));
}

const number = (value: number) => (Number.isNaN(value) ? '–' : String(Number(value.toPrecision(9))));

/** The solver's numbers for the frequencies that the clocks are said to have, within a per cent. */
function solved(document: SocDocument, pll: Pll, reference: number): Fix | undefined {
  const outputs = [...pll.outputs].sort(([a], [b]) => a - b);
  // The solver gives the outputs from the first on, one after the other.
  if (outputs.some(([output], index) => output !== index)) return undefined;
  const wanted = outputs.map(([, clock]) => document.clocks[clock]!.frequency);
  const answer = solvePll(familyOf(pll.source), { reference, outputs: wanted, tolerance: 0.01, vco: 'high' });
  if (answer.kind !== 'found') return undefined;
  const { divider, multiplier, outputs: divides, frequencies } = answer.set;
  const edits = outputs.flatMap(([, clock], index) => [
    {
      pointer: placeAt(clock).pointer,
      value: { ...document.clocks[clock]!.source, divider, multiplier, divide: divides[index]! },
    },
    { pointer: pointerOf('clocks', clock, 'frequency'), value: Number(frequencies[index]!.toPrecision(12)) },
  ]);
  return mending('fix/pll-solve', { divider, multiplier, divides: divides.join(', ') }, edits);
}
