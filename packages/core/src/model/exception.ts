/** Exception codes of mcause (Privileged 1.12, table 3.6; a hardware error is one of 1.13). */
export const CAUSE = {
  instructionMisaligned: 0,
  fetchFault: 1,
  illegalInstruction: 2,
  breakpoint: 3,
  loadMisaligned: 4,
  loadFault: 5,
  storeMisaligned: 6,
  storeFault: 7,
  userCall: 8,
  machineCall: 11,
  hardwareError: 19,
} as const;

/** Thrown by an instruction that traps; no Error, whose stack would cost more than the instruction. */
export class Exception {
  readonly cause: number;
  readonly value: number;
  constructor(cause: number, value: number) {
    this.cause = cause;
    this.value = value;
  }
}
