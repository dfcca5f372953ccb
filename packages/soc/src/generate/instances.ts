import { evaluate } from '@netloom/hdl/expression';
import type { ConnectionText, InstanceText } from '@netloom/hdl/emit';
import { formatAddress, regionOf } from '../addressmap/region.ts';
import type { Block, Design } from '../design/block.ts';
import { endsOf } from '../design/busEnd.ts';
import type { BusEnd } from '../design/busEnd.ts';
import { linksInto, linksOutOf } from '../design/linksAt.ts';
import { portKey } from '../design/portKey.ts';
import type { PortShape, Shape } from '../design/shape.ts';
import type { Wiring } from '../design/wires.ts';
import { generatedModule } from '../generators/generatedBlock.ts';
import type { Nets } from './nets.ts';
import { sinkText, tieOffText } from './value.ts';

/** A port of an instance as the generator sees it, those that it has for its peers included. */
interface Pin {
  name: string;
  /** Its key in the wiring. */
  key: string;
  direction: 'in' | 'out' | 'inout';
  width: number;
  tieOff?: string | undefined;
}

/** Text of one instance with every port named, in the order of its module. */
export function instanceText(
  design: Design,
  wiring: Wiring,
  nets: Nets,
  block: Block,
  shape: Shape,
): InstanceText {
  const ports = pinsOf(design, wiring, block, shape).map((pin) => pinText(wiring, nets, pin));
  const settings = block.instance.parameters ?? {};
  const isWritten = writesParameters(shape);
  const parameters = shape.descriptor.parameters.flatMap(({ name }) =>
    isWritten && Object.hasOwn(settings, name) ? [{ name, value: settings[name]! }] : [],
  );
  return {
    module: shape.generated ? generatedModule(design.document.name, block.name) : shape.descriptor.module,
    name: block.name,
    comment: commentOf(design, block, shape),
    ...(parameters.length > 0 ? { parameters } : {}),
    ports,
  };
}

/** Generated blocks and documents have the values of their parameters in their own text. */
export function writesParameters({ generated, entry }: Shape): boolean {
  return !generated && !entry.document;
}

function pinText(wiring: Wiring, nets: Nets, pin: Pin): ConnectionText {
  const { key } = pin;
  const drives = wiring.drives.get(key);
  const isRead = wiring.read.has(key);
  const reads = pin.direction !== 'out' && drives && !(pin.direction === 'inout' && isRead);
  if (reads) return { name: pin.name, value: sinkText(drives, pin.width, nets) };
  if (pin.direction !== 'in')
    return { name: pin.name, value: isRead || nets.isTree(key) ? nets.nameOf(key) : '' };
  return { name: pin.name, value: tieOffText(pin.tieOff, pin.width) };
}

function pinsOf(design: Design, wiring: Wiring, block: Block, shape: Shape): Pin[] {
  const own = [...shape.ports.values()].map((port) => pinOfPort(block, port));
  if (!shape.generated) return own;
  const from = linksInto(wiring.links, block.name);
  const to = linksOutOf(wiring.links, block.name);
  return [
    ...own,
    ...from.flatMap((link) => pinsOfEnd(endsOf(design, link).subordinate)),
    ...to.flatMap((link) => pinsOfEnd(endsOf(design, link).manager)),
  ];
}

function pinOfPort(block: Block, { name, direction, width, port }: PortShape): Pin {
  return { name, key: portKey(block, name), direction, width, tieOff: port.tieOff };
}

function pinsOfEnd({ profile, portName, key }: BusEnd): Pin[] {
  return [...profile.signals.values()].map((port) => ({
    name: portName(port),
    key: key(port),
    direction: port.drives ? 'out' : 'in',
    width: port.width,
  }));
}

/** What the block is and where managers find it. */
function commentOf(design: Design, { name, instance }: Block, { interfaces, descriptor }: Shape): string {
  const places = [...interfaces.keys()].flatMap((each) => {
    const region = regionOf(design.document, `${name}.${each}`);
    return region ? [`${each} at ${formatAddress(region.base)}, ${sizeText(region.size)}`] : [];
  });
  return [`${descriptor.title} (${instance.ip})`, ...places].join(': ');
}

/** 4096 → "4 KiB". */
function sizeText(bytes: bigint): string {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
  let [amount, unit] = [bytes, 0];
  while (amount >= 1024n && amount % 1024n === 0n && unit < units.length - 1) {
    amount /= 1024n;
    unit++;
  }
  return `${amount} ${units[unit]}`;
}

/** Unpacked dimensions of a port: each in numbers, e.g. `[0:3]`, and how many elements it has, where that is known. */
export function unpackedDimensions(shape: Shape, port: string): { text: string; elements: number }[] {
  const dimensions = shape.ports.get(port)?.port.unpacked ?? [];
  return dimensions.map((range) => {
    const [left, right] = [range.left, range.right].map((bound) => evaluate(bound, shape.values));
    if (!left!.ok || !right!.ok) return { text: `[${range.left}:${range.right}]`, elements: 1 };
    return {
      text: `[${left!.value}:${right!.value}]`,
      elements: Math.abs(Number(left!.value - right!.value)) + 1,
    };
  });
}
