import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';

export type Extensions = Pick<
  CoreOptions['base'],
  | 'isa'
  | 'multiply'
  | 'atomics'
  | 'compressed'
  | 'zifencei'
  | 'zba'
  | 'zbb'
  | 'zbc'
  | 'zbkb'
  | 'zbs'
  | 'userMode'
>;

/** A core as near to one of QEMU's as the options go: misaligned accesses are carried out, bus errors are precise. */
export function coreLikeQemu(extensions: Extensions): CoreOptions {
  const { micro } = PRESETS;
  return {
    ...micro,
    base: { ...micro.base, ...extensions, resetVector: '0x80000000' },
    memory: { ...micro.memory, misaligned: 'hardware' },
  };
}

/** QEMU's name of that core (7.2, `-cpu`). */
export function cpuOf({ base, auxiliary }: CoreOptions): string {
  const flag = (name: string, on: boolean) => `${name}=${on ? 'on' : 'off'}`;
  return [
    'rv32',
    ...['f', 'd', 'h', 's', 'v', 'mmu', 'sstc'].map((name) => flag(name, false)),
    flag('pmp', auxiliary.pmpEntries > 0),
    flag('i', base.isa === 'rv32i'),
    flag('e', base.isa === 'rv32e'),
    flag('m', base.multiply !== 'none'),
    flag('a', base.atomics),
    flag('c', base.compressed),
    flag('Zifencei', base.zifencei),
    flag('zba', base.zba),
    flag('zbb', base.zbb),
    flag('zbc', base.zbc),
    flag('zbkb', base.zbkb),
    flag('zbs', base.zbs),
    flag('u', base.userMode),
  ].join(',');
}

/** With all entries that QEMU has. */
export const protectedLike = (options: CoreOptions): CoreOptions => ({
  ...options,
  auxiliary: { ...options.auxiliary, pmpEntries: 16 },
});
