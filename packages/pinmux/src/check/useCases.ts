import { documentProblem, fixOf, pointerOf } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import { isInput, isOutput, reachOf } from '../codes.ts';
import type { Need, Pinmux, Signal } from '../document/pinmux.ts';
import { say } from '../wording/sentences.ts';
import { unknownPad } from './signals.ts';

interface Placed {
  name: string;
  signal: Signal;
  pad: string;
}

/** Whether the signals of each use case can be where they are, all at once. */
export function checkUseCases(pinmux: Pinmux): Diagnostic[] {
  const reach = reachOf(pinmux);
  return Object.entries(pinmux.useCases).flatMap(([useCase, { needs, boot }]) => {
    const placed = placedOf(pinmux, needs);
    return [
      ...Object.entries(needs).flatMap(([name, need]) => checkNeed(pinmux, useCase, name, need)),
      ...placed.flatMap((each) => checkPlace(useCase, each, reach(each.signal))),
      ...shared(useCase, placed),
      ...(boot ? placed.flatMap((each) => strapDriven(pinmux, useCase, each)) : []),
      ...debugLost(pinmux, useCase),
    ];
  });
}

/** Needs that have a pad, those that are wired to one among them. */
function placedOf(pinmux: Pinmux, needs: Readonly<Record<string, Need>>): Placed[] {
  return Object.entries(needs).flatMap(([name, need]) => {
    const signal = Object.hasOwn(pinmux.signals, name) ? pinmux.signals[name] : undefined;
    const pad = signal?.direct ?? need.pad;
    return signal === undefined || pad === undefined || !Object.hasOwn(pinmux.pads, pad)
      ? []
      : [{ name, signal, pad }];
  });
}

function checkNeed(pinmux: Pinmux, useCase: string, name: string, { pad }: Need): Diagnostic[] {
  const at = ['useCases', useCase, 'needs', name];
  if (!Object.hasOwn(pinmux.signals, name)) {
    const fix = fixOf(say('PMX-UNKNOWN-SIGNAL/fix', { name, useCase }), [{ pointer: pointerOf(...at) }]);
    const said = say('PMX-UNKNOWN-SIGNAL', { useCase, name });
    return [documentProblem({ code: 'PMX-UNKNOWN-SIGNAL', said, at, fix })];
  }
  if (pinmux.signals[name]!.direct !== undefined) return [];
  if (pad === undefined)
    return [
      documentProblem({
        code: 'PMX-OPEN',
        severity: 'warning',
        said: say('PMX-OPEN', { useCase, name }),
        at,
      }),
    ];
  return Object.hasOwn(pinmux.pads, pad) ? [] : [unknownPad(name, pad, [...at, 'pad'])];
}

function checkPlace(
  useCase: string,
  { name, signal, pad }: Placed,
  within: ReadonlySet<string>,
): Diagnostic[] {
  if (signal.direct !== undefined || within.has(pad)) return [];
  const reached = [...within];
  const at = ['useCases', useCase, 'needs', name];
  const pads = reached.length > 8 ? `${reached.slice(0, 8).join(', ')}, …` : reached.join(', ') || '–';
  return [
    documentProblem({
      code: 'PMX-PLACE',
      said: say('PMX-PLACE', { useCase, name, pad, pads }),
      at: [...at, 'pad'],
      fix: fixOf(say('PMX-PLACE/fix', { name }), [{ pointer: pointerOf(...at), value: {} }]),
    }),
  ];
}

/** Two that drive one pad are an error, one that reads what another drives is told; inputs may share a pad. */
function shared(useCase: string, placed: readonly Placed[]): Diagnostic[] {
  const drivers = new Map<string, string>();
  const twice = placed
    .filter(({ signal }) => isOutput(signal))
    .flatMap(({ name, pad }) => {
      const other = drivers.get(pad);
      drivers.set(pad, other ?? name);
      if (other === undefined) return [];
      const said = say('PMX-TAKEN', { useCase, name, other, pad });
      return [documentProblem({ code: 'PMX-TAKEN', said, at: ['useCases', useCase, 'needs', name] })];
    });
  const looped = placed.flatMap(({ name, pad, signal }) => {
    const other = drivers.get(pad);
    if (!isInput(signal) || isOutput(signal) || other === undefined) return [];
    const said = say('PMX-LOOP', { useCase, name, pad, other });
    return [
      documentProblem({
        code: 'PMX-LOOP',
        severity: 'warning',
        said,
        at: ['useCases', useCase, 'needs', name],
      }),
    ];
  });
  return [...twice, ...looped];
}

function strapDriven(pinmux: Pinmux, useCase: string, { name, signal, pad }: Placed): Diagnostic[] {
  if (!isOutput(signal) || !pinmux.pads[pad]!.strap) return [];
  const said = say('PMX-STRAP', { useCase, name, pad });
  return [documentProblem({ code: 'PMX-STRAP', said, at: ['useCases', useCase, 'needs', name] })];
}

function debugLost(pinmux: Pinmux, useCase: string): Diagnostic[] {
  const { needs } = pinmux.useCases[useCase]!;
  const lost = Object.entries(pinmux.signals).filter(
    ([name, { debug, direct }]) => debug && direct === undefined && !Object.hasOwn(needs, name),
  );
  return lost.map(([name]) =>
    documentProblem({
      code: 'PMX-DEBUG',
      severity: 'warning',
      said: say('PMX-DEBUG', { useCase, name }),
      at: ['useCases', useCase],
      fix: fixOf(say('PMX-DEBUG/fix', { name, useCase }), [
        { pointer: pointerOf('useCases', useCase, 'needs', name), value: {} },
      ]),
    }),
  );
}
