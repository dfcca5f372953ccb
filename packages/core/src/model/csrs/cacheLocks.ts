import { cacheLocks } from '../../options/cacheLock.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import type { Csr } from './csr.ts';

/** Masks of ways that are not refilled: what a program reads of them is all that it sees. */
export const lockCsrs = (options: CoreOptions): [number, Csr][] =>
  cacheLocks(options).map(({ address, ways }) => {
    const all = (1 << ways) - 1;
    let locked = 0;
    const write = (value: number) => {
      const wanted = value & all;
      locked = wanted === all ? all - 1 : wanted;
    };
    return [address, { read: () => locked, write }];
  });
