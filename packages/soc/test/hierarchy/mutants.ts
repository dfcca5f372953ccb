import type { SocDocument } from '@netloom/model';
import type { Dice } from '../../../model/test/dice.ts';

/** Changes one thing of a document so that its wiring, or what a block is set to, is another. */
type Mutation = (document: SocDocument, dice: Dice) => SocDocument | undefined;

type Wires = SocDocument['portConnections'];
const isNet = ({ from }: Wires[number]) => !/^\d/.test(from);

const onWires =
  (pick: (wire: Wires[number]) => boolean, change: (wire: Wires[number], dice: Dice) => Wires): Mutation =>
  (document, dice) => {
    const found = document.portConnections.filter(pick);
    const chosen = found[dice.below(Math.max(1, found.length))];
    if (!chosen) return undefined;
    const portConnections = document.portConnections.flatMap((wire) =>
      wire === chosen ? change(wire, dice) : [wire],
    );
    return { ...document, portConnections };
  };

const SLICE = /\[(\d+)(?::(\d+))?\]$/;
const shifted = (text: string) =>
  text.replace(SLICE, (_, high: string, low = high) =>
    high === low ? `[${Number(high) - 1}]` : `[${Number(high) - 1}:${Number(low) - 1}]`,
  );

/** What a careless hand, or a wrong program, does to a boundary. */
export const MUTATIONS: Record<string, Mutation> = {
  'input left open': onWires(isNet, () => []),
  'clock from elsewhere': onWires(
    ({ to }) => to.endsWith('.clk'),
    (wire) => [{ ...wire, from: "1'h1" }],
  ),
  'constant of another value': onWires(
    ({ from }) => /^\d+'h/.test(from),
    ({ from, to }) => {
      const [width = '', digits = '0'] = from.split("'h");
      return [{ from: `${width}'h${(BigInt(`0x${digits}`) ^ 1n).toString(16)}`, to }];
    },
  ),
  'slice one off': onWires(
    ({ from }) => isNet({ from, to: '' }) && Number(SLICE.exec(from)?.[2] ?? SLICE.exec(from)?.[1] ?? 0) > 0,
    ({ from, to }) => [{ from: shifted(from), to }],
  ),
  'tied instead of wired': onWires(
    ({ from, to }) => isNet({ from, to }) && !to.includes('['),
    ({ to }) => [{ from: '1', to }],
  ),
  'interface left open': ({ interfaceConnections, ...document }, dice) => {
    if (interfaceConnections.length === 0) return undefined;
    return {
      ...document,
      interfaceConnections: interfaceConnections.toSpliced(dice.below(interfaceConnections.length), 1),
    };
  },
  'interface without its identifiers': (document) => {
    const found = Object.entries(document.interfaces).find(
      ([, { signals, bus }]) => signals?.AWID && bus === 'axi4',
    );
    if (!found) return undefined;
    const signals = Object.fromEntries(Object.entries(found[1].signals!).filter(([name]) => name !== 'AWID'));
    return { ...document, interfaces: { ...document.interfaces, [found[0]]: { ...found[1], signals } } };
  },
  'interrupt of another number': (document) => {
    const found = Object.entries(document.interrupts).find(([source]) => source.includes('.'));
    if (!found) return undefined;
    const [source, line] = found;
    return {
      ...document,
      interrupts: { ...document.interrupts, [source]: { ...line, number: 3 - line.number || 4 } },
    };
  },
  'another parameter': (document) => {
    const found = Object.entries(document.instances).find(([, { parameters }]) => parameters?.WIDTH);
    if (!found) return undefined;
    const instance = { ...found[1], parameters: { WIDTH: '7' } };
    return { ...document, instances: { ...document.instances, [found[0]]: instance } };
  },
};
