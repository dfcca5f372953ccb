import { OPCODE } from './definition.ts';

/** Words of 32 bits from their fields (Unprivileged ISA 20191213, 2.2); immediates are signed. */
export const encode = {
  register: (funct7: number, funct3: number, rd: number, rs1: number, rs2: number) =>
    (funct7 << 25) | (rs2 << 20) | (rs1 << 15) | (funct3 << 12) | (rd << 7) | OPCODE.op,
  immediate: (opcode: number, funct3: number, rd: number, rs1: number, immediate: number) =>
    (immediate << 20) | (rs1 << 15) | (funct3 << 12) | (rd << 7) | opcode,
  store: (funct3: number, rs1: number, rs2: number, immediate: number) =>
    ((immediate & 0xfe0) << 20) |
    (rs2 << 20) |
    (rs1 << 15) |
    (funct3 << 12) |
    ((immediate & 0x1f) << 7) |
    OPCODE.store,
  branch: (funct3: number, rs1: number, rs2: number, offset: number) =>
    ((offset & 0x1000) << 19) |
    ((offset & 0x7e0) << 20) |
    (rs2 << 20) |
    (rs1 << 15) |
    (funct3 << 12) |
    ((offset & 0x1e) << 7) |
    ((offset & 0x800) >> 4) |
    OPCODE.branch,
  upper: (opcode: number, rd: number, immediate: number) => immediate | (rd << 7) | opcode,
  jump: (rd: number, offset: number) =>
    ((offset & 0x100000) << 11) |
    ((offset & 0x7fe) << 20) |
    ((offset & 0x800) << 9) |
    (offset & 0xff000) |
    (rd << 7) |
    OPCODE.jal,
};
