import { describe, expect, it } from 'vitest';
import { Code } from './code.ts';
import { TraceDecoder } from './decoder.ts';
import type { Packet } from './packet.ts';

const NOP = 0x0000_0013;
const MRET = 0x3020_0073;
/** A handler of four instructions that may come again while it is executed, and what returns lead to. */
const HANDLER = 0x100;
const USER = 0x200;
const [MACHINE_MODE, USER_MODE] = [3, 0];

const words = (...all: number[]) => new Uint8Array(Uint32Array.from(all).buffer);
const CODE = new Code([
  { address: HANDLER, bytes: words(NOP, NOP, NOP, MRET) },
  { address: USER, bytes: words(NOP, NOP) },
]);

const start = (address: number, mode: number): Packet => ({
  at: 0,
  kind: 'start',
  taken: false,
  address,
  mode,
});
const address = (difference: number): Packet => ({
  at: 0,
  kind: 'address',
  outcomes: [],
  difference,
  target: false,
});

function decoded(...packets: Packet[]): number[] {
  const found: number[] = [];
  const decoder = new TraceDecoder(CODE, {
    instruction: (pc) => found.push(pc),
    trap: () => expect.unreachable(),
    gap: () => expect.unreachable(),
  });
  for (const packet of packets) decoder.take(packet);
  return found;
}

/** E-Trace 2.0, 11.2: a packet with another privilege is met behind a return from a trap alone. */
describe('an address that the program also comes by before it returns there', () => {
  it('with another privilege is where the return leads', () => {
    expect(decoded(start(HANDLER, MACHINE_MODE), start(HANDLER + 4, USER_MODE))).toEqual([
      ...[0x100, 0x104, 0x108, 0x10c],
      0x104,
    ]);
  });

  it('with the same one is where it comes first', () => {
    expect(decoded(start(HANDLER, MACHINE_MODE), start(HANDLER + 4, MACHINE_MODE))).toEqual([0x100, 0x104]);
  });

  it('was where a handler returned to that ends by another privilege', () => {
    expect(decoded(start(HANDLER, MACHINE_MODE), address(4), start(USER, USER_MODE))).toEqual([
      ...[0x100, 0x104, 0x108, 0x10c],
      ...[0x104, 0x108, 0x10c],
      USER,
    ]);
  });

  it('was where it came first before what begins anew', () => {
    expect(decoded(start(HANDLER, MACHINE_MODE), address(4), start(HANDLER + 8, MACHINE_MODE))).toEqual([
      0x100, 0x104, 0x108,
    ]);
  });
});
