import type { CoreOptions } from '../../options/coreOptions.ts';
import { code } from '../code.ts';
import type { DescribePiece, SoftwareTarget } from '../piece.ts';
import { hasProtection, protectedParts } from '../protection/layout.ts';
import { hasNmi } from '../../options/nmi.ts';
import { writesBack } from '../../rtl/cache/dataShape.ts';
import { expectTraps } from '../traps/doubleTrap.ts';
import { nmiPlace } from '../nmi/place.ts';
import { hartStacks, otherHarts, whyAsleep } from '../harts/others.ts';
import { linkerScript } from './linkerScript.ts';
import { memoriesOf } from './memories.ts';

const trapVector = `
la      t0, netloom_trap_entry
csrw    mtvec, t0
`.trim();

/** The reset has room for a jump where the non-maskable interrupt goes to an address behind it. */
const behindNmi = `
j       netloom_start

.text
.type   netloom_start, @function
netloom_start:
`.trim();

const unmasked =
  'csrsi   0x744, 8                /* mnstatus.NMIE: interrupts, and exceptions by mtvec, from here on */';

const trapStack = `
la      t0, __trap_stack_top
csrw    mscratch, t0
`.trim();

const copyData = `
/* First values of the data, from the ROM. */
la      a0, __data_start
la      a1, __data_end
la      a2, __data_load
j       2f
`.trim();

const copyLoop = code`
  1:  lw      a3, 0(a2)
      sw      a3, 0(a0)
      addi    a0, a0, 4
      addi    a2, a2, 4
  2:  bltu    a0, a1, 1b
`;

const seen = 'fence.i                         /* Functions among them are fetched as they were copied. */';

/** Fetches do not see what lies in the data cache alone, and keep what their own holds. */
const fetchesStale = (options: CoreOptions) =>
  options.base.zifencei && (options.memory.instructionCache !== null || writesBack(options));

/** Memories that keep check bits of what is stored. */
const keepsCheckBits = ({ memory, safety }: CoreOptions) =>
  memory.cacheEcc || memory.cacheParity || safety.tcmProtection !== 'none';

/** All registers but zero, sp and gp. */
const zeroes = ({ base }: CoreOptions) => code`
  /* What functions save of registers that nobody has written is known, and so are its check bits. */
  ${Array.from({ length: base.isa === 'rv32e' ? 16 : 32 }, (_, number) => number)
    .filter((number) => number === 1 || number > 3)
    .map((number) => `li      x${number}, 0`)
    .join('\n')}
`;

/** The program is the first hart's. */
const firstHart = ({ soc }: SoftwareTarget) => code`
  csrr    a0, mhartid
  li      t0, ${soc?.harts?.[0] ?? 0}
  bne     a0, t0, 5f
`;

/** Others have neither data nor a stack yet. */
const otherHart = (target: SoftwareTarget) =>
  whyAsleep(target) === undefined
    ? '\n    /* Another hart waits for work. */\n5:  tail    netloom_hart_entry'
    : '\n    /* Another hart sleeps. */\n5:  wfi\n    j       5b';

function startAssembly(target: SoftwareTarget): string {
  const { zicsr } = target.options.base;
  const rom = memoriesOf(target)?.rom !== undefined;
  const jumps = nmiPlace(target)?.inside === true;
  return code`
    /* From reset to main: ${['stack', zicsr && 'trap vector', rom && 'data', 'bss'].filter(Boolean).join(', ')}. What main returns goes to exit. */
        .section .reset, "ax"
        .globl  _start
        .type   _start, @function
    _start:
        ${jumps && behindNmi}
        .option push
        .option norelax
        la      gp, __global_pointer$
        .option pop
        ${keepsCheckBits(target.options) && zeroes(target.options)}
        ${otherHarts(target).length > 0 && firstHart(target)}
        la      sp, __stack_top
        ${hasProtection(target.options) && trapStack}
        ${zicsr && trapVector}
        ${hasNmi(target.options) && unmasked}
        ${expectTraps(target.options, 'traps are served from here on')}
        ${zicsr && ' '}
        ${rom && copyData}
    ${rom && copyLoop}
        ${rom && fetchesStale(target.options) && seen}
    ${rom && ' '}
        /* Variables without a first value are zero. */
        la      a0, __bss_start
        la      a1, __bss_end
        j       4f
    3:  sw      zero, 0(a0)
        addi    a0, a0, 4
    4:  bltu    a0, a1, 3b

        call    main
        tail    exit
    ${otherHarts(target).length > 0 && otherHart(target)}
        .size   ${jumps ? 'netloom_start, . - netloom_start' : '_start, . - _start'}
  `;
}

export const startup: DescribePiece = (target) => ({
  id: 'startup',
  title: 'Startup',
  summary:
    'From reset to main: stack, trap vector, first values of the data, zeroed bss. What main returns goes to exit.',
  needs: [
    ...(['linker', 'console'] as const),
    ...(target.options.base.zicsr ? (['traps'] as const) : []),
    ...(whyAsleep(target) === undefined ? (['harts'] as const) : []),
  ],
  files: [{ path: 'start.S', text: startAssembly(target) }],
});

export const linker: DescribePiece = (target) => {
  const layout = memoriesOf(target);
  const { resetVector } = target.options.base;
  return {
    id: 'linker',
    title: 'Linker script',
    summary:
      'Puts code where the core starts and data into the RAM, and refuses a program without room for its stack.',
    needs: [],
    ...(layout
      ? {
          files: [
            {
              path: 'link.ld',
              text: linkerScript(layout, Number(resetVector), {
                parts: protectedParts(target.options),
                nmi: nmiPlace(target),
                hartStacks: hartStacks(target),
              }),
            },
          ],
        }
      : {
          files: [],
          unavailable: `The core starts at ${resetVector}, where the SoC has no memory, or the SoC has no RAM.`,
        }),
  };
};
