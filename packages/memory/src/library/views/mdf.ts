import { z } from 'zod';
import type { MacroPort } from '../macro.ts';
import type { Level, LibraryFile, View, ViewPin } from './view.ts';

const Polarity = z.enum(['active high', 'active low']);
const whole = z.coerce.number().int().positive();

const Port = z.object({
  'address port name': z.string(),
  'clock port name': z.string().optional(),
  'clock port polarity': z.string().optional(),
  'write enable port name': z.string().optional(),
  'write enable port polarity': Polarity.optional(),
  'read enable port name': z.string().optional(),
  'read enable port polarity': Polarity.optional(),
  'chip enable port name': z.string().optional(),
  'chip enable port polarity': Polarity.optional(),
  'output port name': z.string().optional(),
  'input port name': z.string().optional(),
  'mask granularity': whole.optional(),
  'mask port name': z.string().optional(),
  'mask port polarity': Polarity.optional(),
});
type Port = z.infer<typeof Port>;

const Extra = z.object({
  name: z.string(),
  width: whole.default(1),
  value: z.union([z.literal(0), z.literal(1)]),
});

/** An SRAM of the macro description format of Hammer and Chipyard ("MDF JSON", version 0.1). */
const Sram = z.object({
  type: z.literal('sram'),
  name: z.string(),
  width: whole,
  depth: whole,
  ports: z.array(Port).min(1),
  'extra ports': z.array(Extra).default([]),
});

/** Whether a text is JSON with SRAMs of this format, a list or one alone. */
export function readMdf({ path, text }: LibraryFile): View[] {
  let tree: unknown;
  try {
    tree = JSON.parse(text);
  } catch {
    return [];
  }
  return (Array.isArray(tree) ? tree : [tree]).flatMap((entry) => {
    const sram = Sram.safeParse(entry).data;
    return sram === undefined ? [] : [viewOf(sram, path)];
  });
}

function viewOf(sram: z.infer<typeof Sram>, path: string): View {
  const { name, width, depth, ports } = sram;
  const masks = ports.flatMap((port) => port['mask granularity'] ?? []);
  const extra = sram['extra ports'];
  const pins = [...ports.flatMap((port) => pinsOf(port, width, depth)), ...extra.map(tiePin)];
  return {
    ...{ macro: name, format: 'mdf', path, line: 1, words: depth, bits: width },
    pins: [...new Map(pins.map((pin) => [pin.name, pin])).values()],
    ports: ports.map(portOf),
    ...(masks.length > 0 && { maskBits: Math.min(...masks) }),
    ties: Object.fromEntries([
      ...extra.filter(({ width: bits }) => bits === 1).map(tie),
      ...ports.flatMap(alwaysReading),
    ]),
    fallingClocks: ports
      .filter((port) => port['clock port polarity'] === 'negative edge')
      .map((port) => port['clock port name'] ?? ''),
  };
}

const tiePin = ({ name, width }: z.infer<typeof Extra>): ViewPin => ({ name, direction: 'in', bits: width });

const levelOf = (polarity: z.infer<typeof Polarity> | undefined): Level =>
  polarity === 'active low' ? 'low' : 'high';

/** Name and level of a control, of which `what` is e.g. `write enable`. */
function control(port: Port, what: 'write enable' | 'read enable' | 'chip enable' | 'mask') {
  const pin = port[`${what} port name`];
  return pin === undefined ? undefined : { pin, active: levelOf(port[`${what} port polarity`]) };
}

function pinsOf(port: Port, width: number, depth: number): ViewPin[] {
  const chunks = width / (port['mask granularity'] ?? width);
  const input = (name: string | undefined, bits: number, active?: Level): ViewPin[] =>
    name === undefined ? [] : [{ name, direction: 'in', bits, ...(active && { active }) }];
  const controls = (['write enable', 'read enable', 'chip enable', 'mask'] as const).flatMap((what) => {
    const found = control(port, what);
    return found === undefined ? [] : input(found.pin, what === 'mask' ? chunks : 1, found.active);
  });
  const out = port['output port name'];
  return [
    ...input(port['clock port name'], 1).map((pin) => ({ ...pin, clock: true })),
    ...input(port['address port name'], Math.ceil(Math.log2(depth))),
    ...input(port['input port name'], width),
    ...controls,
    ...(out === undefined ? [] : [{ name: out, direction: 'out' as const, bits: width }]),
  ];
}

const tie = ({ name, value }: z.infer<typeof Extra>): [string, 0 | 1] => [name, value];

const both = (port: Port) => port['input port name'] !== undefined && port['output port name'] !== undefined;

/** A port that also writes reads whenever it does not: its read enable stays active. */
function alwaysReading(port: Port): [string, 0 | 1][] {
  const read = control(port, 'read enable');
  const spare = both(port) || control(port, 'chip enable') !== undefined;
  return read === undefined || !spare ? [] : [[read.pin, read.active === 'high' ? 1 : 0]];
}

/** A read enable is the enable of a port that only reads and has no other. */
function portOf(port: Port): MacroPort {
  const write = control(port, 'write enable');
  const enable = control(port, 'chip enable') ?? (both(port) ? undefined : control(port, 'read enable'));
  const mask = control(port, 'mask');
  const dataIn = port['input port name'];
  const dataOut = port['output port name'];
  return {
    kind: dataIn === undefined ? 'r' : dataOut === undefined ? 'w' : 'rw',
    clock: port['clock port name'] ?? '',
    address: port['address port name'],
    ...(enable && { enable }),
    ...(write && { write }),
    ...(mask && { mask }),
    ...(dataIn !== undefined && { dataIn }),
    ...(dataOut !== undefined && { dataOut }),
  };
}
