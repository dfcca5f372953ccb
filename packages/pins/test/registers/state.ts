import type { Recording } from './machine.ts';

/** Value by name of register; only those that were written. */
export type State = Map<string, number>;

/** Bits that the hardware sets: oscillators ready (RM0090 7.3.1, 7.3.20, 7.3.21), the clock in use (7.3.3). */
const HARDWARE: Readonly<Record<string, number>> = {
  RCC_CR: 0x2a02_0002,
  RCC_CFGR: 0xc,
  RCC_BDCR: 0x2,
  RCC_CSR: 0x2,
};

/** Time, and what only clears bits elsewhere. */
const WITHOUT_STATE = /^(STK_VAL|NVIC_ICER\d)$/;

/** What the registers hold after a recording: BSRR sets and resets bits of ODR (8.4.7), ISER only sets (PM0214 4.3.2). */
export function stateAfter({ writes }: Recording): State {
  const state: State = new Map();
  for (const { register, after } of writes) {
    if (WITHOUT_STATE.test(register)) continue;
    const port = /^(GPIO.)_BSRR$/.exec(register)?.[1];
    if (port) {
      const odr = state.get(`${port}_ODR`) ?? 0;
      state.set(`${port}_ODR`, ((odr & ~(after >>> 16)) | after) & 0xffff);
    } else if (register.startsWith('NVIC_ISER')) {
      state.set(register, ((state.get(register) ?? 0) | after) >>> 0);
    } else {
      state.set(register, (after & ~(HARDWARE[register] ?? 0)) >>> 0);
    }
  }
  return state;
}

/** What they held before: their reset values. */
export function stateBefore({ writes }: Recording): State {
  const state: State = new Map();
  for (const { register, before } of writes) {
    const hasState = !WITHOUT_STATE.test(register) && !register.endsWith('BSRR');
    if (hasState && !state.has(register)) {
      state.set(register, (before & ~(HARDWARE[register] ?? 0)) >>> 0);
    }
  }
  return state;
}

/** E.g. `GPIOA_MODER=a8000080`, in order of the names. */
export function printed(state: State): string[] {
  return [...state].map(([name, value]) => `${name}=${value.toString(16).padStart(8, '0')}`).sort();
}
