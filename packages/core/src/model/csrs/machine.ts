import type { CoreOptions } from '../../options/coreOptions.ts';
import { ZERO } from './csr.ts';
import type { Csr } from './csr.ts';
import { INTERRUPT } from './privileged.ts';
import type { Privileged } from './privileged.ts';

const constant = (value: number): Csr => ({ read: () => value, write: () => undefined });

/** misa: width 32, and a bit an extension (Privileged 1.12, 3.1.1). */
function extensions({ base }: CoreOptions): number {
  const letters = [
    base.atomics && 'A',
    base.compressed && 'C',
    base.isa === 'rv32e' ? 'E' : 'I',
    base.multiply !== 'none' && 'M',
    base.userMode && 'U',
  ];
  return letters
    .filter((letter) => letter !== false)
    .reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - 'A'.charCodeAt(0))), 1 << 30);
}

/** mie and mip, which read zero and ignore writes in CLIC mode. */
function enableAndPending(state: Privileged): [mie: [number, Csr], mip: [number, Csr]] {
  const { levels } = state;
  const storeError = 1 << INTERRUPT.storeError;
  return [
    [
      0x304,
      {
        read: () => (levels?.on ? 0 : state.enabled),
        write: (value) => {
          if (!levels?.on) state.enabled = value & state.interrupts;
        },
      },
    ],
    [
      0x344,
      {
        read: () => (levels?.on ? 0 : state.pending),
        write: (value) => {
          if (!levels?.on) state.pending &= value | ~storeError;
        },
        kind: 'unforeseeable',
      },
    ],
  ];
}

const information = (hartId: number): [number, Csr][] => [
  [0xf11, ZERO],
  [0xf12, ZERO],
  [0xf13, ZERO],
  [0xf14, constant(hartId | 0)],
  [0xf15, ZERO],
];

/** Machine information, trap setup and trap handling (Privileged 1.12, table 2.5). */
export function machineCsrs(options: CoreOptions, state: Privileged, hartId: number): [number, Csr][] {
  const { levels } = state;
  const [mie, mip] = enableAndPending(state);
  const user: [number, Csr][] = [
    [0x30a, { read: () => state.environment, write: (value) => (state.environment = value) }],
    [0x31a, ZERO],
  ];
  return [
    ...information(hartId),
    [0x300, { read: () => state.status, write: (value) => (state.status = value) }],
    [0x301, constant(extensions(options))],
    mie,
    [
      0x305,
      {
        read: () => state.vector,
        write: (value) => (state.vector = levels ? levels.setVector(value) : value & ~2),
      },
    ],
    [0x310, state.doubleTrap?.csr ?? ZERO],
    [0x340, { read: () => state.scratch, write: (value) => (state.scratch = value) }],
    [0x341, { read: () => state.exceptionPc, write: (value) => (state.exceptionPc = value) }],
    [
      0x342,
      {
        read: () => (levels ? levels.cause : state.cause),
        write: (value) => {
          if (levels) levels.cause = value;
          else state.cause = value & 0x8000_001f;
        },
      },
    ],
    [0x343, { read: () => state.value, write: (value) => (state.value = value) }],
    mip,
    ...(options.base.userMode ? user : []),
  ];
}
