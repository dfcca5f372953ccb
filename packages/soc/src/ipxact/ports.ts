import type { Worded } from '@netloom/model';
import { operand, plusOne, product, simplified } from '@netloom/hdl/expression';
import { Identifier } from '@netloom/model';
import type { Direction, IpPort, Range } from '@netloom/model';
import { descriptionIn } from '@netloom/registers/ipxact';
import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { Expressions } from './expressions.ts';
import type { Report } from './report.ts';
import { say } from '../wording/sentences.ts';

const DIRECTIONS: Readonly<Record<string, Direction>> = { in: 'in', out: 'out', inout: 'inout' };
/** Types of Verilog and VHDL that say no more than bits. */
const PLAIN_TYPE = /^(?:wire|reg|logic|bit|tri|var|(?:ieee\.)?.*std_u?logic(?:_vector)?|unsigned|signed)$/i;

/** The wires of the component's model. */
export function readPorts(root: XmlElement, expressions: Expressions, report: Report): IpPort[] {
  const model = childOf(root, 'model');
  const ports = childrenOf((model && childOf(model, 'ports')) ?? root, 'port');
  const taken = new Set<string>();
  return ports.flatMap((element) => {
    const name = textOf(element, 'name') ?? '';
    const port = readPort(name, element, expressions, report);
    if (port === undefined || taken.has(name)) return [];
    taken.add(name);
    return [port];
  });
}

function readPort(
  name: string,
  element: XmlElement,
  expressions: Expressions,
  report: Report,
): IpPort | undefined {
  const leftOut = (reason: Worded) =>
    report.lose(say('SOC-IMPORT/ipxact/port', { name: JSON.stringify(name), reason }), element);
  if (!Identifier.safeParse(name).success) return void leftOut(say('SOC-IMPORT/ipxact/identifier', {}));
  const wire = childOf(element, 'wire');
  if (!wire) return void leftOut(say('SOC-IMPORT/ipxact/wire', {}));
  const direction = DIRECTIONS[textOf(wire, 'direction') ?? ''];
  if (!direction)
    return void leftOut(say('SOC-IMPORT/ipxact/direction', { direction: textOf(wire, 'direction') ?? '–' }));
  const condition = childOf(element, 'isPresent');
  const isPresent = condition && expressions.read(condition);
  if (isPresent !== undefined && expressions.value(isPresent) === 0n)
    return void leftOut(say('SOC-IMPORT/ipxact/present', {}));
  const packed = rangesIn(childOf(wire, 'vectors') ?? wire, 'vector', expressions);
  const unpacked = rangesIn(childOf(element, 'arrays') ?? element, 'array', expressions);
  if (!packed || !unpacked) return void leftOut(say('SOC-IMPORT/ipxact/width', {}));
  const width = product([...packed, ...unpacked].map(sizeOf));
  const type = typeIn(wire);
  const tieOff = direction === 'in' ? tieOffIn(wire, width, expressions) : undefined;
  return {
    ...{ name, direction, width, packed, unpacked },
    ...(type !== undefined && { type }),
    ...descriptionIn(element),
    ...(tieOff !== undefined && { tieOff }),
  };
}

/** Dimensions, outermost first; undefined where one of them cannot be read. */
function rangesIn(holder: XmlElement, name: string, expressions: Expressions): Range[] | undefined {
  const ranges = childrenOf(holder, name).map((element) => rangeIn(element, expressions));
  return ranges.every((range) => range !== undefined) ? ranges : undefined;
}

/** `left` and `right` of an element. */
export function rangeIn(element: XmlElement, expressions: Expressions): Range | undefined {
  const [left, right] = [childOf(element, 'left'), childOf(element, 'right')];
  const from = left && expressions.read(left);
  const to = right && expressions.read(right);
  return from === undefined || to === undefined ? undefined : { left: from, right: to };
}

function sizeOf({ left, right }: Range): string {
  if (right === '0') return plusOne(left);
  if (left === '0') return plusOne(right);
  const [from, to] = [left, right].map((text) => (/^\d+$/.test(text) ? BigInt(text) : undefined));
  const [high, low] = from !== undefined && to !== undefined && from < to ? [right, left] : [left, right];
  return simplified(plusOne(`${operand(high)} - ${operand(low)}`));
}

/** The type's name where it says more than bits. */
function typeIn(wire: XmlElement): string | undefined {
  const definitions = childOf(wire, 'wireTypeDefs');
  const definition = definitions && childOf(definitions, 'wireTypeDef');
  const name = definition && textOf(definition, 'typeName');
  return name === undefined || PLAIN_TYPE.test(name) ? undefined : name;
}

/** The default value of an input's driver as a constant. */
function tieOffIn(wire: XmlElement, width: string, expressions: Expressions): string | undefined {
  const drivers = childOf(wire, 'drivers') ?? wire;
  const driver = childOf(drivers, 'driver');
  const element = driver && childOf(driver, 'defaultValue');
  const expression = element && expressions.read(element);
  const value = expression === undefined ? undefined : expressions.value(expression);
  if (value === undefined || value < 0n) return undefined;
  if (width === '1') return `1'b${value & 1n}`;
  if (value === 0n) return "'0";
  return /^\d+$/.test(width) ? `${width}'h${value.toString(16)}` : `'h${value.toString(16)}`;
}
