import type { CoreOptions } from '../../options/coreOptions.ts';
import type { Clic } from '../clic.ts';
import { MACHINE } from '../mode.ts';
import type { Mode } from '../mode.ts';
import { lockCsrs } from './cacheLocks.ts';
import { counterCsrs } from './counters.ts';
import type { Counts } from './counters.ts';
import type { Csr } from './csr.ts';
import { floatStatusOf } from './floatStatus.ts';
import type { FloatStatus } from './floatStatus.ts';
import { machineCsrs } from './machine.ts';
import { Privileged } from './privileged.ts';
import { Protection } from '../protection.ts';
import { triggersOf } from '../triggers.ts';
import type { Triggers } from '../triggers.ts';

/** The CSRs that a core of given options has. */
export class CsrFile {
  readonly state: Privileged;
  /** Undefined in a core that has none. */
  readonly protection: Protection | undefined;
  readonly triggers: Triggers | undefined;
  /** Undefined without floating-point instructions. */
  readonly floating: FloatStatus | undefined;
  readonly #csrs: Map<number, Csr>;
  readonly #shown: (counter: number) => boolean;

  constructor(options: CoreOptions, counts: Counts, hartId: number, clic?: Clic) {
    this.state = new Privileged(options, clic);
    const { csrs, shown } = counterCsrs(options, counts);
    this.protection = options.auxiliary.pmpEntries > 0 ? new Protection(options) : undefined;
    this.triggers = triggersOf(options);
    this.floating = floatStatusOf(options);
    const added = [
      ...(this.floating?.csrs() ?? []),
      ...(this.protection?.csrs() ?? []),
      ...(this.triggers?.csrs() ?? []),
      ...(this.state.nonMaskable?.csrs() ?? []),
      ...(this.state.levels?.csrs() ?? []),
      ...this.state.contexts.csrs(),
      ...lockCsrs(options),
    ];
    this.#csrs = new Map([...machineCsrs(options, this.state, hartId), ...added, ...csrs]);
    this.#shown = shown;
  }

  /** The register, if an instruction may access it so (Privileged 1.12, 2.1: bits 9 to 8 mode, 11 to 10 read-only). */
  open(address: number, mode: Mode, writes: boolean): Csr | undefined {
    if (writes && address >> 10 === 3) return undefined;
    if (((address >> 8) & 3) > mode) return undefined;
    const isCounter = (address & 0xf60) === 0xc00;
    if (isCounter && mode !== MACHINE && !this.#shown(address & 31)) return undefined;
    return this.#csrs.get(address);
  }

  /** Values of the registers that change only when the program has them changed. */
  snapshot(): number[] {
    return [...this.#csrs.values()].filter(({ kind }) => kind === undefined).map((csr) => csr.read());
  }
}
