import { JTAG } from '@netloom/core/debug-module';
import type { SocDocument } from '@netloom/model';
import type { Subject } from '../check/rule.ts';
import { clockInputs } from '../design/clockInputs.ts';
import { isTaken } from '../document/isTaken.ts';
import { TCK, TRST } from '../generators/debugModule/ports.ts';

/** A usual rate of debuggers. */
const FREQUENCY = 10_000_000;

/** A pin of the SoC for a port of a block. */
export interface JtagPin {
  kind: 'clock' | 'reset' | 'pad';
  name: string;
  end: string;
  direction: 'in' | 'out';
}

/** The pins that JTAG of an instance needs: no clock of the SoC is a debugger's. None where it has no JTAG, or has them. */
export function jtagPins({ design, wiring }: Subject, instance: string): JtagPin[] {
  const { document, blocks } = design;
  const shape = blocks.get(instance)?.shape;
  if (!shape || !clockInputs(shape.descriptor).includes(TCK)) return [];
  if (wiring.drives.has(`${instance}.${TCK}`)) return [];
  const open = JTAG.filter(({ name, direction }) => {
    const end = `${instance}.${name}`;
    return shape.ports.has(name) && !(direction === 'in' ? wiring.drives : wiring.read).has(end);
  });
  const prefix = open.some(({ name }) => isTaken(document, name)) ? `${instance}_` : '';
  return open.map(({ name, direction }) => ({
    kind: name === TCK ? 'clock' : name === TRST ? 'reset' : 'pad',
    ...{ name: `${prefix}${name}`, end: `${instance}.${name}`, direction },
  }));
}

/** The document with these pins, each connected; without its clock no block has JTAG. */
export function withJtagPins(document: SocDocument, pins: readonly JtagPin[]): SocDocument {
  const clock = pins.find(({ kind }) => kind === 'clock')?.name;
  if (clock === undefined) return document;
  const named = (kind: JtagPin['kind'], value: (pin: JtagPin) => object) =>
    Object.fromEntries(pins.filter((pin) => pin.kind === kind).map((pin) => [pin.name, value(pin)]));
  return {
    ...document,
    clocks: { ...document.clocks, ...named('clock', () => ({ frequency: FREQUENCY })) },
    resets: { ...document.resets, ...named('reset', () => ({ polarity: 'low', clock })) },
    ports: { ...document.ports, ...named('pad', ({ direction }) => ({ direction, width: '1' })) },
    portConnections: [
      ...document.portConnections,
      ...pins.map(({ name, end, direction }) =>
        direction === 'in' ? { from: name, to: end } : { from: end, to: name },
      ),
    ],
  } as SocDocument;
}
