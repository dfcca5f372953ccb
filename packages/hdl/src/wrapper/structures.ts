import type { TypeSyntax } from '../read/syntax.ts';

/** Widths that an interface's structures are made of. */
export type WidthKind = 'addr' | 'data' | 'id' | 'user';
/** A member's bits: a number, a width, or a byte lane for each eight bits of data. */
type Bits = number | WidthKind | 'strobe';
type Members = Readonly<Record<string, Bits | Nested>>;
interface Nested {
  readonly members: Members;
}

/** Name of a width parameter. */
export type NameWidth = (kind: WidthKind) => string;

const nested = (members: Members): Nested => ({ members });

const FULL_ADDRESS: Members = {
  id: 'id',
  addr: 'addr',
  ...{ len: 8, size: 3, burst: 2, lock: 1, cache: 4, prot: 3, qos: 4, region: 4 },
};

/** Channels as Arm IHI 0022H, A2 has their signals; AWATOP is AXI5's (E1.1). */
const FULL: Readonly<Record<string, Members>> = {
  aw: { ...FULL_ADDRESS, atop: 6, user: 'user' },
  w: { data: 'data', strb: 'strobe', last: 1, user: 'user' },
  b: { id: 'id', resp: 2, user: 'user' },
  ar: { ...FULL_ADDRESS, user: 'user' },
  r: { id: 'id', data: 'data', resp: 2, last: 1, user: 'user' },
};

/** The same, B1.1. */
const LITE: Readonly<Record<string, Members>> = {
  aw: { addr: 'addr', prot: 3 },
  w: { data: 'data', strb: 'strobe' },
  b: { resp: 2 },
  ar: { addr: 'addr', prot: 3 },
  r: { data: 'data', resp: 2 },
};

const request = ({ aw, w, ar }: Readonly<Record<string, Members>>): Members => ({
  ...{ aw: nested(aw!), aw_valid: 1, w: nested(w!), w_valid: 1, b_ready: 1 },
  ...{ ar: nested(ar!), ar_valid: 1, r_ready: 1 },
});
const response = ({ b, r }: Readonly<Record<string, Members>>): Members => ({
  ...{ aw_ready: 1, ar_ready: 1, w_ready: 1, b_valid: 1, b: nested(b!), r_valid: 1, r: nested(r!) },
});

/** Arm IHI 0024D, 2. */
const APB_REQUEST: Members = {
  ...{ paddr: 'addr', pprot: 3, psel: 1, penable: 1, pwrite: 1, pwdata: 'data', pstrb: 'strobe' },
};
const APB_RESPONSE: Members = { pready: 1, prdata: 'data', pslverr: 1 };

/** How blocks of structure ports divide a bus: a structure each way, and one for each channel. */
export const STRUCTURES = {
  axi4: { ...FULL, request: request(FULL), response: response(FULL) },
  'axi4-lite': { ...LITE, request: request(LITE), response: response(LITE) },
  apb: { request: APB_REQUEST, response: APB_RESPONSE },
} as const satisfies Record<string, Readonly<Record<string, Members>>>;

export type StructuredBus = keyof typeof STRUCTURES;

/** The packed structure of a direction (`request`, `response`) or channel (`aw`, …); undefined where the bus has none. */
export function structureOf(bus: StructuredBus, part: string, widths: NameWidth): TypeSyntax | undefined {
  const parts: Readonly<Record<string, Members>> = STRUCTURES[bus];
  const members = Object.hasOwn(parts, part) ? parts[part] : undefined;
  return members && typeOf(nested(members), widths);
}

export function memberNames(type: TypeSyntax): string[] {
  return type.kind === 'struct' ? type.members.map(({ name }) => name) : [];
}

/** A vector of so many bits; of one, a scalar. */
export function vectorOf(width: string): TypeSyntax {
  const left = /^\d+$/.test(width) ? String(Number(width) - 1) : `${width}-1`;
  const packed = width === '1' ? [] : [{ left, right: '0' }];
  return { kind: 'vector', base: 'logic', signed: undefined, packed };
}

function typeOf(bits: Bits | Nested, widths: NameWidth): TypeSyntax {
  if (typeof bits === 'number') return vectorOf(String(bits));
  if (bits === 'strobe') return vectorOf(`${widths('data')}/8`);
  if (typeof bits === 'string') return vectorOf(widths(bits));
  const members = Object.entries(bits.members).map(([name, each]) => {
    return { name, type: typeOf(each, widths), unpacked: [] };
  });
  return { kind: 'struct', union: false, isPacked: true, members, packed: [] };
}
