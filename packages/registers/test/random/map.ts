import { RegisterMap } from '@netloom/model';
import type { RegisterMapText, RegisterNodeText } from '@netloom/model';
import type { Surroundings } from './field.ts';
import { Names } from './names.ts';
import { bufferedRegisters } from './buffers.ts';
import { sharedAddresses } from './pairs.ts';
import { Random } from './random.ts';
import { aliasRegister, externalRegister, randomRegister, shadowedRegister } from './register.ts';
import type { ArrayText, RegisterText } from './register.ts';

export interface MapWishes {
  name?: string;
  bus?: RegisterMapText['bus'];
  /** About so many registers and memories. */
  nodes?: number;
  /** Registers that are handed out, and memories. */
  external?: boolean;
  /** Registers that share an address behind all others. */
  shared?: boolean;
  /** Registers with buffers, behind all others. */
  buffered?: boolean;
}

const PARAMETERS = { WIDTH: 3, COUNT: 2, RESET: 5 };
const ENUMS = {
  SWITCH: {
    values: [
      { name: 'OFF', value: 0 },
      { name: 'ON', value: 1, description: 'Running' },
    ],
  },
  SPEED: {
    values: [
      { name: 'SLOW', value: 0 },
      { name: 'FAST', value: '0x2' },
      { name: 'TURBO', value: 3 },
    ],
  },
};

/** A valid register map of everything that the description can say; the same seed gives the same map. */
export function randomMap(seed: number, wishes: MapWishes = {}): RegisterMap {
  return new MapMaker(new Random(seed), wishes).map(wishes.name ?? `random${seed}`);
}

class MapMaker {
  readonly #random: Random;
  readonly #wishes: MapWishes;
  readonly #dataWidth: number;
  #left: number;

  constructor(random: Random, wishes: MapWishes) {
    this.#random = random;
    this.#wishes = wishes;
    this.#dataWidth = wishes.bus?.dataWidth ?? 32;
    this.#left = wishes.nodes ?? 10;
  }

  map(name: string): RegisterMap {
    const random = this.#random;
    const { children, size } = this.#children(0, []);
    if (this.#wishes.shared) children.push(...sharedAddresses(random, size, this.#dataWidth));
    if (this.#wishes.buffered) {
      const parameter: [string, number] = ['WIDTH', PARAMETERS.WIDTH];
      children.push(...bufferedRegisters(random, size + 1024, this.#dataWidth, parameter));
    }
    return RegisterMap.parse({
      netloom: 'registers',
      version: 1,
      name,
      ...(random.chance(0.5) ? { title: 'A random map <1>', description: 'One\n\n- two & "three"' } : {}),
      bus: this.#wishes.bus ?? {},
      resets: [
        {
          name: 'rst_n',
          polarity: random.pick(['low', 'high']),
          style: random.pick(['synchronous', 'asynchronous']),
        },
      ],
      parameters: Object.entries(PARAMETERS).map(([parameter, value]) => ({
        name: parameter,
        value: String(value),
        minimum: '1',
        maximum: '6',
      })),
      enums: ENUMS,
      children,
    } satisfies RegisterMapText);
  }

  /** Nodes of one group, with the bytes that they take; `outer` are gates of the groups around. */
  #children(depth: number, outer: readonly string[]): { children: RegisterNodeText[]; size: number } {
    const random = this.#random;
    const names = new Names(random);
    const lock = names.next('Lock');
    const partners = names.next('Irq');
    const children: RegisterNodeText[] = [];
    let end = 0;
    const place = (node: Omit<RegisterText, 'offset'> | RegisterNodeText, align: number, size: number) => {
      if (random.chance(0.2)) end += align * random.integer(0, 3);
      const offset = Math.ceil(end / align) * align;
      children.push({ ...node, offset } as RegisterNodeText);
      end = offset + size;
    };
    const word = this.#dataWidth / 8;
    place(lockRegister(lock), word, word);
    place(partnerRegister(partners), word, word);
    const gates = [`${lock}.OPEN`, `${lock}.SHUT`, ...outer];
    const around: Surroundings = { gates, sibling: partnerOf(partners) };
    const wanted = depth === 0 ? this.#left : random.integer(1, 3);
    for (let made = 0; made < wanted && this.#left > 0; made++) {
      this.#left--;
      if (depth < 2 && random.chance(0.18)) this.#group(depth, gates, names, place);
      else if (this.#wishes.external !== false && random.chance(0.12)) this.#outside(names, place);
      else this.#register(names, around, gates, place);
    }
    return { children, size: end };
  }

  #group(depth: number, gates: readonly string[], names: Names, place: Place): void {
    const random = this.#random;
    const { children, size } = this.#children(depth + 1, gates);
    const unit = 32;
    const own = Math.ceil(size / unit) * unit;
    const array = this.#array(own, unit);
    const node = { kind: 'group' as const, name: names.next('G'), children, offset: 0 };
    const isSized = random.chance(0.3) || (array && array.stride === undefined);
    place(
      { ...node, ...(isSized ? { size: own } : {}), ...(array && { array }) },
      unit,
      own + after(array, own),
    );
  }

  #outside(names: Names, place: Place): void {
    const random = this.#random;
    const word = this.#dataWidth / 8;
    if (random.chance(0.5)) {
      const entries = random.pick([1, 2, 4, 7, 16]);
      const software = random.pick(['rw', 'r', 'w'] as const);
      const node = { kind: 'memory' as const, name: names.next('Mem'), entries, software, offset: 0 };
      place(node, word * (random.chance(0.7) ? 32 : 1), word * entries);
    } else {
      const width = this.#dataWidth * random.pick([1, 1, 2]);
      place(externalRegister(random, names.next('Ext'), width), width / 8, width / 8);
    }
  }

  #register(names: Names, around: Surroundings, gates: readonly string[], place: Place): void {
    const random = this.#random;
    const width = this.#dataWidth * random.pick([1, 1, 1, 1, 2, 0.5, 0.25]);
    if (width < 8) return;
    const bytes = width / 8;
    if (this.#dataWidth === 32 && width === 32 && random.chance(0.08)) {
      place(shadowedRegister(random, names.next('Sh'), gates), 4, 4);
      return;
    }
    const name = random.chance(0.3) ? names.bare('R') : names.next('R');
    const parameter: [string, number] = ['WIDTH', PARAMETERS.WIDTH];
    const plain = randomRegister(random, { name, width, around, enums: ENUMS, widthParameter: parameter });
    if (width !== 32) plain.width = width;
    else if (this.#dataWidth !== 32) plain.width = 32;
    const array = this.#array(bytes, bytes);
    const register = array ? { ...plain, array } : plain;
    const size = bytes + after(array, bytes);
    place(register, bytes, size);
    const alias = random.chance(0.3) ? aliasRegister(random, names.next('Alias'), register) : undefined;
    if (alias) place(alias, bytes, size);
  }

  /** Copies of something of `size` bytes, one time in four. */
  #array(size: number, unit: number): ArrayText | undefined {
    const random = this.#random;
    if (!random.chance(0.25)) return undefined;
    const counts = random.pick([[2], [3], ['COUNT'], [2, 2], ['COUNT+1', 2]] as const);
    const isTight = random.chance(0.5);
    return { count: [...counts], ...(isTight ? {} : { stride: size + unit * random.integer(0, 2) }) };
  }
}

type Place = (node: Omit<RegisterText, 'offset'> | RegisterNodeText, align: number, size: number) => void;

/** Bytes of all copies beyond the first. */
function after(array: ArrayText | undefined, size: number): number {
  if (!array) return 0;
  const value = (count: number | string) =>
    typeof count === 'number' ? count : PARAMETERS.COUNT + (count.endsWith('+1') ? 1 : 0);
  const copies = array.count.reduce<number>((product, count) => product * value(count), 1);
  return (copies - 1) * Number(array.stride ?? size);
}

/** Fields that others refer to as gates. */
function lockRegister(name: string): Omit<RegisterText, 'offset'> {
  const fields = [
    { name: 'OPEN', lsb: 0, reset: 1 },
    { name: 'SHUT', lsb: 1, reset: 0, hardware: 'none' as const },
    { name: 'INIT', lsb: 2, width: 3, reset: 'RESET' },
  ];
  return { kind: 'register', name, fields };
}

/** Enables, masks and tests for interrupt fields of a few widths. */
function partnerRegister(name: string): Omit<RegisterText, 'offset'> {
  return {
    kind: 'register',
    name,
    fields: [
      { name: 'ONE', lsb: 0, reset: 1 },
      { name: 'TWO', lsb: 1, width: 2, reset: 2 },
      { name: 'PULSE', lsb: 3, singlePulse: true, reset: 0 },
      { name: 'FOUR', lsb: 4, width: 4, reset: 15, hardware: 'none' },
    ],
  };
}

function partnerOf(name: string): Surroundings['sibling'] {
  const plain: Record<number, string> = { 1: 'ONE', 2: 'TWO', 4: 'FOUR' };
  return (width, isPulse) => {
    const field = isPulse ? (width === 1 ? 'PULSE' : undefined) : plain[width];
    return field && `${name}.${field}`;
  };
}
