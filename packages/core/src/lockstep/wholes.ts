import type { Step } from '../model/index.ts';
import type { Difference } from './differences.ts';
import type { Halted, Retired } from './record.ts';

/**
 * An instruction that is executed as several begins anew when it was left: that must not happen once something but an
 * access has been done, such as moving the stack pointer (Code Size Reduction 1.0, Zcmp).
 */
export class Wholes {
  #due = false;

  before(record: Retired | Halted): Difference[] {
    const left = this.#due && (record.kind === 'halted' || record.interrupt);
    return left ? [{ what: 'left where it cannot begin anew', model: 0, core: 1 }] : [];
  }

  after({ inner, access }: Step): void {
    this.#due = inner && access === undefined;
  }
}
