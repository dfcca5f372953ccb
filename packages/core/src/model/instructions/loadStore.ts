import type { Bus } from '../bus.ts';
import { OPCODE, define } from './definition.ts';

function load(name: string, funct3: number, read: (bus: Bus, address: number) => number) {
  return define(name, 'load', { opcode: OPCODE.load, funct3 }, (hart, { rd, rs1, immediate }) => {
    hart.x[rd] = read(hart.bus, (hart.x[rs1]! + immediate) | 0);
  });
}

function store(name: string, funct3: number, write: (bus: Bus, address: number, value: number) => void) {
  return define(name, 'store', { opcode: OPCODE.store, funct3 }, (hart, { rs1, rs2, immediate }) => {
    write(hart.bus, (hart.x[rs1]! + immediate) | 0, hart.x[rs2]!);
  });
}

/** Loads and stores (Unprivileged ISA 20191213, 2.6). */
export const LOAD_STORE = [
  load('lb', 0, (bus, address) => (bus.loadByte(address) << 24) >> 24),
  load('lh', 1, (bus, address) => (bus.loadHalf(address) << 16) >> 16),
  load('lw', 2, (bus, address) => bus.loadWord(address)),
  load('lbu', 4, (bus, address) => bus.loadByte(address)),
  load('lhu', 5, (bus, address) => bus.loadHalf(address)),
  store('sb', 0, (bus, address, value) => bus.storeByte(address, value)),
  store('sh', 1, (bus, address, value) => bus.storeHalf(address, value)),
  store('sw', 2, (bus, address, value) => bus.storeWord(address, value)),
];
