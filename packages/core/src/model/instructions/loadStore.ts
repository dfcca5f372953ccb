import { OPCODE, define } from './definition.ts';
import type { Execute } from './definition.ts';

const load = (name: string, funct3: number, execute: Execute) =>
  define(name, 'load', { opcode: OPCODE.load, funct3 }, execute);
const store = (name: string, funct3: number, execute: Execute) =>
  define(name, 'store', { opcode: OPCODE.store, funct3 }, execute);

/** Loads and stores (Unprivileged ISA 20191213, 2.6). */
export const LOAD_STORE = [
  load('lb', 0, ({ x, bus }, { rd, rs1, immediate }) => {
    x[rd] = (bus.loadByte((x[rs1]! + immediate) | 0) << 24) >> 24;
  }),
  load('lh', 1, ({ x, bus }, { rd, rs1, immediate }) => {
    x[rd] = (bus.loadHalf((x[rs1]! + immediate) | 0) << 16) >> 16;
  }),
  load('lw', 2, ({ x, bus }, { rd, rs1, immediate }) => {
    x[rd] = bus.loadWord((x[rs1]! + immediate) | 0);
  }),
  load('lbu', 4, ({ x, bus }, { rd, rs1, immediate }) => {
    x[rd] = bus.loadByte((x[rs1]! + immediate) | 0);
  }),
  load('lhu', 5, ({ x, bus }, { rd, rs1, immediate }) => {
    x[rd] = bus.loadHalf((x[rs1]! + immediate) | 0);
  }),
  store('sb', 0, ({ x, bus }, { rs1, rs2, immediate }) => {
    bus.storeByte((x[rs1]! + immediate) | 0, x[rs2]!);
  }),
  store('sh', 1, ({ x, bus }, { rs1, rs2, immediate }) => {
    bus.storeHalf((x[rs1]! + immediate) | 0, x[rs2]!);
  }),
  store('sw', 2, ({ x, bus }, { rs1, rs2, immediate }) => {
    bus.storeWord((x[rs1]! + immediate) | 0, x[rs2]!);
  }),
];
