import type { CoreOptions } from '@netloom/core';

/** The instruction set as people write it, e.g. "RV32IMC_Zicsr_Zifencei", and the stages. */
export function isaText({ base }: CoreOptions): string {
  const letters = [base.multiply !== 'none' && 'M', base.atomics && 'A', base.compressed && 'C'];
  const words = [
    base.zicbom && 'Zicbom',
    base.zicntr && 'Zicntr',
    base.zicond && 'Zicond',
    base.zicsr && 'Zicsr',
    base.zifencei && 'Zifencei',
    base.zfinx && 'Zfinx',
    base.zcb && 'Zcb',
    base.zcmp && 'Zcmp',
    base.zba && 'Zba',
    base.zbb && 'Zbb',
    base.zbc && 'Zbc',
    base.zbkb && 'Zbkb',
    base.zbs && 'Zbs',
  ];
  const name = `${base.isa.toUpperCase()}${letters.filter(Boolean).join('')}`;
  return [name, ...words.filter(Boolean)].join('_');
}
