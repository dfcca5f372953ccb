import { PadAttribute, Pinmux } from './pinmux.ts';
import type { Need, Pad, Signal, UseCase } from './pinmux.ts';

/** The canonical text: pads and signals by code, names where codes are equal, what is as it is by default left out. */
export function writePinmux(pinmux: Pinmux): string {
  const { netloom, version, name, title, detectors, pads, signals, useCases } = Pinmux.parse(pinmux);
  const tree = {
    netloom,
    version,
    name,
    ...(title !== undefined && { title }),
    detectors,
    pads: mapped(inOrder(pads, byCode), padText),
    signals: mapped(inOrder(signals, byCode), signalText),
    useCases: mapped(inOrder(useCases, byName), useCaseText),
  };
  return `${JSON.stringify(tree, null, 2)}\n`;
}

type Entry<T> = readonly [string, T];

function byName([a]: Entry<unknown>, [b]: Entry<unknown>): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function byCode(a: Entry<{ code: number }>, b: Entry<{ code: number }>): number {
  return a[1].code - b[1].code || byName(a, b);
}

function inOrder<T>(
  record: Readonly<Record<string, T>>,
  order: (a: Entry<NoInfer<T>>, b: Entry<NoInfer<T>>) => number,
): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(order));
}

function mapped<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

function padText({ code, bank, attributes, strap, location }: Pad) {
  const ordered = PadAttribute.options.filter((attribute) => attributes.includes(attribute));
  return {
    code,
    ...(bank !== undefined && { bank }),
    ...(ordered.length > 0 && { attributes: ordered }),
    ...(strap && { strap }),
    ...(location !== undefined && { location }),
  };
}

function signalText({ code, direction, pads, direct, debug, description }: Signal) {
  return {
    code,
    direction,
    ...(pads !== undefined && { pads: [...new Set(pads)].sort() }),
    ...(direct !== undefined && { direct }),
    ...(debug && { debug }),
    ...(description !== undefined && { description }),
  };
}

function useCaseText({ description, boot, needs }: UseCase) {
  return {
    ...(description !== undefined && { description }),
    ...(boot && { boot }),
    needs: mapped(inOrder(needs, byName), needText),
  };
}

function needText({ pad, fixed }: Need) {
  return { ...(pad !== undefined && { pad }), ...(fixed && { fixed }) };
}
