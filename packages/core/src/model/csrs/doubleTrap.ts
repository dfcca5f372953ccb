import { DISABLE_TRAP } from '../../options/doubleTrap.ts';
import type { Csr } from './csr.ts';
import type { Privileged } from './privileged.ts';

/** mstatush.MDT (Smdbltrp 1.0): while it is set machine mode is not ready for a trap. */
export class DoubleTrap {
  readonly #state: Privileged;
  disabled = true;
  /** A critical error: nothing is executed any more. */
  stopped = false;

  constructor(state: Privileged) {
    this.#state = state;
  }

  /** Whether nobody is ready: `masked` is machine mode in which even the non-maskable interrupt is. */
  unexpected(masked: boolean): boolean {
    return masked || this.disabled;
  }

  enter(): void {
    this.disabled = true;
  }

  leave(): void {
    this.disabled = false;
  }

  /** mstatush. Interrupts are off while traps are. */
  readonly csr: Csr = {
    read: () => (this.disabled ? DISABLE_TRAP : 0),
    write: (value) => {
      this.disabled = (value & DISABLE_TRAP) !== 0;
      if (this.disabled) this.#state.interruptsEnabled = false;
    },
  };
}
