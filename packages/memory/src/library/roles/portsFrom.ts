import type { ControlPin, MacroPort } from '../macro.ts';
import type { ViewPin } from '../views/view.ts';
import { affixesOf, coreOf, ownerOf } from './grouping.ts';
import type { Affix } from './grouping.ts';
import { levelByName, roleOf } from './roles.ts';
import type { Role, Shape } from './roles.ts';

export interface Roles {
  ports: MacroPort[];
  maskBits?: number;
  /** Inputs that are neither data nor control, and data outputs that belong to no port. */
  unknown: ViewPin[];
  /** Controls whose level only their name tells. */
  guessed: ControlPin[];
}

type Named = Partial<Record<Role, ViewPin>>;

/** The ports that pins make up, by names, directions and widths. */
export function portsFrom(pins: readonly ViewPin[], shape: Shape & { addressBits: number }): Roles {
  const signals = pins.filter(({ supply }) => supply !== true);
  const affixes = affixesOf(signals, shape.addressBits);
  const shared = signals.find((pin) => pin.clock === true || /^(clk|ck|clock)/i.test(pin.name));
  const found = new Map([...affixes.keys()].map((address): [string, Named] => [address, {}]));
  const unknown: ViewPin[] = [];
  for (const pin of signals) {
    const owner = ownerOf(pin.name, affixes);
    const role = affixes.has(pin.name) ? 'address' : roleIn(pin, owner, affixes, shape);
    const port = found.get(role === 'address' ? pin.name : (owner ?? ''));
    if (port !== undefined && role !== 'other' && port[role] === undefined) port[role] = pin;
    else if (pin !== shared && (pin.direction !== 'out' || pin.bits === shape.bits)) unknown.push(pin);
  }
  const ports = [...found.values()].map((port) => ({ ...port, clock: port.clock ?? shared }));
  const controls = ports.flatMap(({ enable, write, mask }) => [enable && asked(enable), write, mask]);
  return {
    ports: ports.map((port) => portOf(port, affixes)),
    ...maskOf(ports, shape),
    unknown,
    guessed: controls.flatMap((pin) => (pin === undefined || pin.active ? [] : [control(pin, affixes)])),
  };
}

function roleIn(
  pin: ViewPin,
  owner: string | undefined,
  affixes: ReadonlyMap<string, Affix>,
  shape: Shape,
): Role {
  const affix = owner === undefined ? undefined : affixes.get(owner);
  return roleOf(coreOf(pin.name, affix ?? { prefix: '', suffix: '' }), pin, shape);
}

function portOf(named: Named, affixes: ReadonlyMap<string, Affix>): MacroPort {
  const { clock, address, enable, write, mask, dataIn, dataOut } = named;
  return {
    kind: dataIn === undefined ? 'r' : dataOut === undefined ? 'w' : 'rw',
    clock: clock?.name ?? '',
    address: address?.name ?? '',
    ...(enable && { enable: control(asked(enable), affixes) }),
    ...(write && { write: control(write, affixes) }),
    ...(mask && { mask: control(mask, affixes) }),
    ...(dataIn && { dataIn: dataIn.name }),
    ...(dataOut && { dataOut: dataOut.name }),
  };
}

/** A port that only reads is enabled where it reads; a write control says the opposite there. */
const asked = (pin: ViewPin): ViewPin => ({ ...pin, active: pin.active ?? pin.reads });

/** The level that a file tells, else the one that the name has. */
function control({ name, active }: ViewPin, affixes: ReadonlyMap<string, Affix>): ControlPin {
  const affix = affixes.get(ownerOf(name, affixes) ?? '') ?? { prefix: '', suffix: '' };
  return { pin: name, active: active ?? levelByName(coreOf(name, affix)) };
}

/** Bits that one bit of the narrowest mask is for. */
function maskOf(ports: readonly Named[], { bits }: Shape): { maskBits?: number } {
  const masks = ports.flatMap(({ mask }) => (mask === undefined ? [] : [mask.bits]));
  return masks.length === 0 ? {} : { maskBits: Math.floor(bits / Math.max(...masks)) };
}
