import type { CoreOptions } from './options/coreOptions.ts';

/** Extensions of one letter, in canonical order (Unprivileged ISA 20191213, 27.11). */
function letters({ base }: CoreOptions): string {
  const multiply = base.multiply === 'none' ? '' : 'm';
  return `${base.isa}${multiply}${base.atomics ? 'a' : ''}${base.compressed ? 'c' : ''}`;
}

/** Extensions with longer names in canonical order, and whether GCC 12 knows them. */
function words({ base, auxiliary, safety }: CoreOptions): { name: string; compiler: boolean }[] {
  const all = [
    { name: 'zicbom', chosen: base.zicbom, compiler: true },
    { name: 'zicntr', chosen: base.zicntr, compiler: false },
    { name: 'zicond', chosen: base.zicond, compiler: false },
    { name: 'zicsr', chosen: base.zicsr, compiler: true },
    { name: 'zifencei', chosen: base.zifencei, compiler: true },
    { name: 'zihpm', chosen: base.zicntr && auxiliary.performanceCounters > 0, compiler: false },
    // GCC 12 passes the name on and uses none of it; its assembler takes it by `.option arch`.
    { name: 'zfinx', chosen: base.zfinx, compiler: false },
    { name: 'zcb', chosen: base.zcb, compiler: false },
    { name: 'zcmp', chosen: base.zcmp, compiler: false },
    { name: 'zba', chosen: base.zba, compiler: true },
    { name: 'zbb', chosen: base.zbb, compiler: true },
    { name: 'zbc', chosen: base.zbc, compiler: true },
    { name: 'zbkb', chosen: base.zbkb, compiler: true },
    { name: 'zbs', chosen: base.zbs, compiler: true },
    { name: 'smdbltrp', chosen: safety.doubleTrap, compiler: false },
    { name: 'smepmp', chosen: auxiliary.smepmp, compiler: false },
    { name: 'smrnmi', chosen: auxiliary.nmi !== null, compiler: false },
  ];
  return all.filter(({ chosen }) => chosen);
}

/** GCC 12's `-march` for a core, e.g. `rv32imc_zicsr_zifencei`. The counters need none: their CSRs come with Zicsr. */
export function marchOf(options: CoreOptions): string {
  const known = words(options).filter(({ compiler }) => compiler);
  return [letters(options), ...known.map(({ name }) => name)].join('_');
}

/** GCC's `-mabi` for a core. */
export function mabiOf({ base }: CoreOptions): 'ilp32' | 'ilp32e' {
  return base.isa === 'rv32e' ? 'ilp32e' : 'ilp32';
}

/** All that a core has, as the property `riscv,isa` of a devicetree says it. */
export function isaStringOf(options: CoreOptions): string {
  return [letters(options), ...words(options).map(({ name }) => name)].join('_');
}
