import type { Step } from '../model/index.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import type { Difference } from './differences.ts';
import type { Landed, Retired } from './record.ts';

/** The model writes a register at once that the core writes later; until then nobody reads it or writes it. */
export class LaterResults {
  readonly #encodings: { mask: number; match: number }[];
  readonly #awaited = new Map<number, number>();

  landings = 0;

  constructor({ custom }: CoreOptions) {
    this.#encodings = custom?.encodings.filter(({ later }) => later) ?? [];
  }

  /** What the core shows of the step when it retires. */
  shown(step: Step): Step {
    const { instruction, rd, value, trap } = step;
    const isLater = this.#encodings.some(({ mask, match }) => (instruction & mask) >>> 0 === match);
    if (trap !== undefined || !isLater || rd === 0) return step;
    this.#awaited.set(rd, value);
    return { ...step, rd: 0, value: 0 };
  }

  /** Registers that an instruction uses before their result is there. */
  used({ rs1, rs2, rd, trap }: Retired): Difference[] {
    if (trap) return [];
    return [...new Set([rs1, rs2, rd])]
      .filter((register) => this.#awaited.has(register))
      .map((register) => ({ what: 'used before its result has come, register', model: 0, core: register }));
  }

  landed({ register, value }: Landed): Difference[] {
    const awaited = this.#awaited.get(register);
    if (awaited === undefined)
      return [{ what: 'result that nobody awaits, of register', model: 0, core: register }];
    this.landings++;
    this.#awaited.delete(register);
    return awaited === value ? [] : [{ what: `x${register}, later`, model: awaited, core: value }];
  }
}
