import type { ClockMeasure, SocClock, SocDocument, SocReset } from '@netloom/model';
import { clockTree } from '../../clocks/clockTree.ts';
import { enablesOf } from '../../clocks/enables.ts';
import type { NamedEnable } from '../../clocks/enables.ts';
import { pllsOf } from '../../clocks/pll/plls.ts';
import type { Pll } from '../../clocks/pll/plls.ts';
import { powerOnOf } from '../../clocks/powerOn.ts';
import { inputsOf } from '../../clocks/sources.ts';
import { compareText } from '../../document/order.ts';

export interface MadeClock extends SocClock {
  name: string;
  source: NonNullable<SocClock['source']>;
}

export interface MadeReset extends SocReset {
  name: string;
  source: NonNullable<SocReset['source']>;
}

/** One thing that asserts a reset and that the cause register tells. */
export interface Cause {
  /** The port that it comes in by. */
  port: string;
  /** Top-level reset, or endpoint of a request. */
  end: string;
  kind: 'reset' | 'request';
  /** Active low. */
  low: boolean;
}

/** A block that says when it is idle, for the gate of its clock. */
export interface Hint {
  /** The port that it comes in by. */
  port: string;
  end: string;
  /** A clock that it is for. */
  clock: string;
}

/** A clock whose periods are counted. */
export interface MeasuredClock {
  name: string;
  measure: ClockMeasure;
}

/** What a clock-and-reset unit makes, in an order in which each is made of those before it. */
export interface Made {
  /** Clocks and resets of the top level that it takes. */
  inputs: string[];
  plls: Pll[];
  clocks: MadeClock[];
  resets: MadeReset[];
  causes: Cause[];
  hints: Hint[];
  enables: NamedEnable[];
  measured: MeasuredClock[];
  powerOn: string | undefined;
}

/** What the unit of a document makes. Clocks in circles are left out; the checks say so. */
export function madeOf(document: SocDocument): Made {
  const { clocks } = document;
  const order = [...clockTree(document).nodes.keys()];
  const made = order.flatMap((name): MadeClock[] => {
    const { source, ...rest } = clocks[name]!;
    return source ? [{ ...rest, name, source }] : [];
  });
  const resets = resetOrder(document);
  const causes = causesOf(document, resets);
  const enables = enablesOf(document);
  const measured = measuredOf(document);
  const outside = new Set([
    ...made.flatMap(({ source }) => inputsOf(source)),
    ...resets.map(({ clock }) => clock),
    ...filteredOf(document, causes).map(({ end }) => document.resets[end]!.clock),
    ...enables.map(({ clock }) => clock),
    ...measured.flatMap(({ name, measure }) => [name, measure.reference]),
  ]);
  const inputs = [...outside].filter((name) => clocks[name] && !clocks[name].source).sort(compareText);
  const hints = hintsOf(made);
  const powerOn = powerOnOf(document);
  const plls = pllsOf(document);
  return { inputs, plls, clocks: made, resets, causes, hints, enables, measured, powerOn };
}

function measuredOf({ clocks }: SocDocument): MeasuredClock[] {
  return Object.keys(clocks)
    .sort(compareText)
    .flatMap((name) => {
      const { measure } = clocks[name]!;
      return measure ? [{ name, measure }] : [];
    });
}

/** Hints, once each. */
function hintsOf(clocks: readonly MadeClock[]): Hint[] {
  const found = new Map<string, Hint>();
  for (const { name, source } of clocks)
    if (source.kind === 'gate' && source.idle !== undefined && !found.has(source.idle))
      found.set(source.idle, { port: hintPort(source.idle), end: source.idle, clock: name });
  return [...found.values()].sort((a, b) => compareText(a.end, b.end));
}

export const hintPort = (end: string) => `idle_${end.replace(/\W+/g, '_')}`;

/** Resets from outside that go through a filter. */
export function filteredOf({ resets }: Pick<SocDocument, 'resets'>, causes: readonly Cause[]): Cause[] {
  const powerOn = powerOnOf({ resets });
  return causes.filter(({ kind, end }) => kind === 'reset' && end !== powerOn && resets[end]?.filter);
}

/** Resets with a source, each after those that it waits for. */
function resetOrder({ resets }: SocDocument): MadeReset[] {
  const found = new Map<string, MadeReset>();
  const open = new Set<string>();
  const visit = (name: string) => {
    const reset = Object.hasOwn(resets, name) ? resets[name] : undefined;
    if (!reset?.source || found.has(name) || open.has(name)) return;
    open.add(name);
    for (const before of waitsFor(reset.source)) visit(before);
    found.set(name, { ...reset, name, source: reset.source });
  };
  for (const name of Object.keys(resets).sort(compareText)) visit(name);
  return [...found.values()];
}

/** Resets that must be released before one with this source is. */
export function waitsFor({ from, after }: MadeReset['source']): string[] {
  return after === undefined ? from : [...from, after];
}

function causesOf({ resets }: SocDocument, made: readonly MadeReset[]): Cause[] {
  const outside = made
    .flatMap(({ source }) => source.from)
    .filter((name) => resets[name] && !resets[name].source);
  const power = powerOnOf({ resets });
  const inputs = [...new Set([...(power === undefined ? [] : [power]), ...outside])].sort(compareText);
  const requests = [...new Set(made.flatMap(({ source }) => source.requests ?? []))].sort(compareText);
  return [
    ...inputs.map((end) => ({
      ...({ port: `in_${end}`, end, kind: 'reset' } as const),
      low: resets[end]!.polarity === 'low',
    })),
    ...requests.map((end) => ({
      ...({ port: `request_${end.replace(/\W+/g, '_')}`, end, kind: 'request' } as const),
      low: false,
    })),
  ];
}
