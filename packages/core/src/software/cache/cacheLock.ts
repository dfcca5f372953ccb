import { cacheLocks } from '../../options/cacheLock.ts';
import type { CacheLock } from '../../options/cacheLock.ts';
import type { CacheOptions, CoreOptions } from '../../options/coreOptions.ts';
import { code } from '../code.ts';
import type { DescribePiece } from '../piece.ts';
import { DATA_API, dataLock } from './dataLock.ts';
import { INSTRUCTION_API, instructionLock } from './instructionLock.ts';

const sizes = (name: string, { ways, size, line }: CacheOptions) => code`
  #define ${name}_WAYS ${ways}u
  #define ${name}_WAY_BYTES ${size / ways}u
  #define ${name}_LINE_BYTES ${line}u
`;

const parts = ({ memory, base }: CoreOptions) => [
  ...(memory.instructionCache
    ? [{ sizes: sizes('ICACHE', memory.instructionCache), api: INSTRUCTION_API }]
    : []),
  ...(memory.dataCache ? [{ sizes: sizes('DCACHE', memory.dataCache), api: DATA_API(base.zicbom) }] : []),
];

const header = (options: CoreOptions) => code`
  /*
   * Ways of the caches that are not refilled: what lies in them is read in a cycle for as long as it is locked. Machine
   * mode alone may call these. A non-maskable interrupt while a way is filled may leave lines of its own there.
   */
  #ifndef CACHE_LOCK_H
  #define CACHE_LOCK_H

  #include <stddef.h>

  ${parts(options)
    .map((part) => `${part.sizes}\n\n${part.api}`)
    .join('\n\n')}

  #endif
`;

const accessors = ({ cache, address }: CacheLock) => code`
  unsigned ${cache}_locked(void)
  {
    return csr_read(0x${address.toString(16)});
  }

  void ${cache}_unlock(unsigned way)
  {
    csr_clear(0x${address.toString(16)}, 1u << way);
  }
`;

const source = (options: CoreOptions) => code`
  #include "cache_lock.h"

  #include <stdint.h>

  #include "csr.h"

  ${cacheLocks(options)
    .map(
      (lock) =>
        `${accessors(lock)}\n\n${lock.cache === 'icache' ? instructionLock(lock) : dataLock(lock, options)}`,
    )
    .join('\n\n')}
`;

/** Lines that stay in the caches, where their ways can be locked. */
export const cacheLock: DescribePiece = ({ options }) => ({
  id: 'cache_lock',
  title: 'Lock of the caches',
  summary:
    'Brings a range of data, or the code of a function, into a way of the cache, and keeps it there until it is unlocked.',
  needs: ['csr'],
  ...(options.memory.cacheLock
    ? {
        files: [
          { path: 'cache_lock.h', text: header(options) },
          { path: 'cache_lock.c', text: source(options) },
        ],
      }
    : { files: [], unavailable: 'The caches of the core have no lock.' }),
});
