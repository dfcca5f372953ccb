import type { SocDocument } from '@netloom/model';
import type { Dice } from '../../../model/test/dice.ts';
import { busDesign } from '../designs.ts';
import { soc } from '../fixtures.ts';

type Parts = Pick<SocDocument, 'instances' | 'portConnections' | 'ports' | 'parameters'>;

/** A document with buses, interrupts, slices, constants, parameters and bidirectional pins, all by chance. */
export function randomDesign(dice: Dice): SocDocument {
  const bus = busDesign(1 + dice.below(2), dice.below(3), 1 + dice.below(4));
  const parts: Parts = { instances: {}, portConnections: [], ports: {}, parameters: {} };
  addCounters(dice, parts);
  addGates(dice, parts);
  if (dice.below(2) === 0) addPads(dice, parts);
  const interrupts = Object.fromEntries(
    Object.entries(bus.interrupts).filter(() => dice.below(3) > 0),
  ) as SocDocument['interrupts'];
  return soc({
    ...bus,
    ...{ parameters: parts.parameters, ports: parts.ports, interrupts },
    instances: { ...bus.instances, ...parts.instances },
    portConnections: [...bus.portConnections, ...parts.portConnections],
  });
}

function addCounters(dice: Dice, { instances, portConnections, ports, parameters }: Parts): void {
  for (let index = 0; index < 1 + dice.below(3); index++) {
    const [name, width] = [`counter${index}`, 2 + dice.below(12)];
    const byParameter = dice.below(2) === 0;
    if (byParameter) parameters[`WIDTH${index}`] = String(width);
    const mode: Record<string, string> = dice.below(2) === 0 ? { MODE: '"down"' } : {};
    instances[name] = {
      ip: 'test:ip:counter:1.0',
      parameters: { WIDTH: byParameter ? `WIDTH${index}` : String(width), ...mode },
    };
    const cut = 1 + dice.below(width - 1);
    ports[`low${index}`] = { direction: 'out', width: String(cut) };
    ports[`rest${index}`] = { direction: 'out', width: String(width - cut + 1) };
    const enable = dice.below(2) === 0 ? `counter${dice.below(index + 1)}.wrap` : "1'b1";
    portConnections.push(
      ...pairs(['clk', `${name}.clk`], ['rst', `${name}.rst`], [enable, `${name}.enable`]),
      ...pairs([`${name}.value${slice(cut - 1, 0)}`, `low${index}`]),
      ...pairs([`${name}.value${slice(width - 1, cut)}`, `rest${index}${slice(width - cut - 1, 0)}`]),
      ...pairs([`${name}.wrap`, `rest${index}[${width - cut}]`]),
      ...startOf(dice, name, width, cut),
    );
    if (dice.below(2) === 0)
      portConnections.push(...pairs([`4'h${(3 + dice.below(9)).toString(16)}`, `${name}.step`]));
  }
}

/** An input made of a constant and bits of an input of the top level, or of the counter itself. */
function startOf(dice: Dice, name: string, width: number, cut: number): SocDocument['portConnections'] {
  const value = dice.below(2 ** Math.min(cut, 8));
  const upper = dice.below(2) === 0 ? `${name}.value${slice(width - 1, cut)}` : `${width - cut}'d1`;
  return pairs(
    [`${cut}'d${value}`, `${name}.start${slice(cut - 1, 0)}`],
    [upper, `${name}.start${slice(width - 1, cut)}`],
  );
}

function addGates(dice: Dice, { instances, portConnections, ports }: Parts): void {
  const count = 1 + dice.below(4);
  for (let index = 0; index < count; index++) {
    const name = `gate${index}`;
    instances[name] = { ip: 'test:ip:gate:1.0' };
    portConnections.push(...pairs(['clk', `${name}.clk`], ['rst_n', `${name}.rst_n`]));
    // Bits of registers, in any order, and of an input of the top level.
    for (const bit of dice.shuffled([0, 1, 2, 3]).slice(0, 1 + dice.below(4))) {
      const from = `gate${dice.below(count)}.q[${dice.below(4)}]`;
      portConnections.push(
        ...pairs([dice.below(4) === 0 ? `keys[${dice.below(4)}]` : from, `${name}.a[${bit}]`]),
      );
    }
    if (dice.below(2) === 0) portConnections.push(...pairs([`gate${dice.below(count)}.q`, `${name}.b`]));
  }
  ports['keys'] = { direction: 'in', width: '4' };
  ports['seen'] = { direction: 'out', width: '2' };
  portConnections.push(...pairs([`gate${dice.below(count)}.z`, 'seen']));
}

function addPads(dice: Dice, { instances, portConnections, ports }: Parts): void {
  ports['gpio'] = { direction: 'inout', width: '4' };
  ports['sense'] = { direction: 'out', width: '4' };
  instances['pads0'] = { ip: 'test:ip:pads:1.0' };
  const drive = dice.below(2) === 0 ? 'gate0.q' : `4'd${dice.below(16)}`;
  portConnections.push(
    ...pairs(
      ['gpio', 'pads0.pin'],
      [drive, 'pads0.drive'],
      ['pads0.sense[3:1]', 'sense[2:0]'],
      ['pads0.sense[0]', 'sense[3]'],
    ),
  );
}

const slice = (high: number, low: number) => (high === low ? `[${low}]` : `[${high}:${low}]`);
const pairs = (...list: [string, string][]) => list.map(([from, to]) => ({ from, to }));
