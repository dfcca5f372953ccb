/** Formats of instructions (Unprivileged ISA 20191213, 2.2 and 2.3). Registers by number; immediates signed. */

const field = (value: number, bits: number, at: number) => ((value & ((1 << bits) - 1)) << at) >>> 0;
const join = (...parts: number[]) => parts.reduce((word, part) => (word | part) >>> 0, 0);

export const OPCODE = {
  load: 0x03,
  custom0: 0x0b,
  fence: 0x0f,
  immediate: 0x13,
  auipc: 0x17,
  store: 0x23,
  amo: 0x2f,
  register: 0x33,
  lui: 0x37,
  branch: 0x63,
  jalr: 0x67,
  jal: 0x6f,
  system: 0x73,
} as const;

export function registerForm(
  opcode: number,
  funct7: number,
  funct3: number,
  rd: number,
  rs1: number,
  rs2: number,
) {
  return join(
    opcode,
    field(rd, 5, 7),
    field(funct3, 3, 12),
    field(rs1, 5, 15),
    field(rs2, 5, 20),
    field(funct7, 7, 25),
  );
}

export function immediateForm(
  opcode: number,
  funct3: number,
  rd: number,
  rs1: number,
  immediate: number,
): number {
  return join(opcode, field(rd, 5, 7), field(funct3, 3, 12), field(rs1, 5, 15), field(immediate, 12, 20));
}

export function storeForm(funct3: number, rs2: number, rs1: number, offset: number): number {
  const low = field(offset, 5, 7);
  const high = field(offset >> 5, 7, 25);
  return join(OPCODE.store, low, field(funct3, 3, 12), field(rs1, 5, 15), field(rs2, 5, 20), high);
}

/** `upper`: bits 31 to 12 of the result. */
export function upperForm(opcode: number, rd: number, upper: number): number {
  return join(opcode, field(rd, 5, 7), field(upper, 20, 12));
}

export function branchForm(funct3: number, rs1: number, rs2: number, offset: number): number {
  const places = join(
    field(offset >> 11, 1, 7),
    field(offset >> 1, 4, 8),
    field(offset >> 5, 6, 25),
    field(offset >> 12, 1, 31),
  );
  return join(OPCODE.branch, field(funct3, 3, 12), field(rs1, 5, 15), field(rs2, 5, 20), places);
}

export function jumpForm(rd: number, offset: number): number {
  const places = join(
    field(offset >> 12, 8, 12),
    field(offset >> 11, 1, 20),
    field(offset >> 1, 10, 21),
    field(offset >> 20, 1, 31),
  );
  return join(OPCODE.jal, field(rd, 5, 7), places);
}

export const addi = (rd: number, rs1: number, value: number) =>
  immediateForm(OPCODE.immediate, 0, rd, rs1, value);
export const lui = (rd: number, upper: number) => upperForm(OPCODE.lui, rd, upper);
export const jalr = (rd: number, rs1: number, offset: number) =>
  immediateForm(OPCODE.jalr, 0, rd, rs1, offset);
export const lw = (rd: number, rs1: number, offset: number) => immediateForm(OPCODE.load, 2, rd, rs1, offset);
export const lhu = (rd: number, rs1: number, offset: number) =>
  immediateForm(OPCODE.load, 5, rd, rs1, offset);
export const sw = (rs2: number, rs1: number, offset: number) => storeForm(2, rs2, rs1, offset);

/** Zicbom on the line of an address: 0 drops it, 1 writes it to memory, 2 does both. */
export const cbo = (operation: number, rs1: number) => immediateForm(OPCODE.fence, 2, 0, rs1, operation);

/** `operation`: 1 write, 2 set, 3 clear. */
export const csr = (operation: number, rd: number, address: number, rs1: number) =>
  immediateForm(OPCODE.system, operation, rd, rs1, address);
export const csrImmediate = (operation: number, rd: number, address: number, value: number) =>
  immediateForm(OPCODE.system, operation + 4, rd, value, address);

export const ECALL = 0x0000_0073;
export const EBREAK = 0x0010_0073;
export const MRET = 0x3020_0073;
export const MNRET = 0x7020_0073;
export const WFI = 0x1050_0073;
export const FENCE = 0x0ff0_000f;
export const FENCE_I = 0x0000_100f;
export const NOP = 0x0000_0013;
