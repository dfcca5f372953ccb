import type { RegisterMapText } from '@netloom/model';
import {
  CLIC_SIZE,
  clicInputs,
  firstInput,
  hasHardwareVectors,
  interruptNumbers,
  pins,
} from '../options/clic.ts';
import type { CoreOptions } from '../options/coreOptions.ts';

type Fields = NonNullable<
  Extract<RegisterMapText['children'], object>[number] & { kind: 'register' }
>['fields'];

const INPUTS = 0x1000;
const VERSION = 0x09;
const NAMES: Readonly<Record<number, string>> = {
  3: 'SOFTWARE',
  7: 'TIMER',
  11: 'EXTERNAL',
  16: 'STORE_ERROR',
};

const constant = (name: string, lsb: number, width: number, reset: number, description: string) =>
  ({ name, lsb, width, software: 'r', hardware: 'none', reset, description }) as const;

const stored = (name: string, lsb: number, width: number, reset: number, description: string) => ({
  name,
  lsb,
  width,
  reset,
  description,
});

/** Four bytes: clicintip, clicintie, clicintattr and clicintctl. */
function inputFields(options: CoreOptions, isPulse: boolean): Fields {
  const bits = options.auxiliary.clicControlBits;
  const trigger = { lsb: 17, width: 2, enum: 'TRIGGER', description: 'When it asks (clicintattr.trig)' };
  return [
    {
      name: 'IP',
      lsb: 0,
      hardware: 'rw',
      reset: 0,
      description:
        'It asks (clicintip). Of an edge it stays until it is taken, and can be written; a level is shown',
    },
    stored('IE', 8, 1, 0, 'It is let through (clicintie)'),
    ...(hasHardwareVectors(options)
      ? [stored('SHV', 16, 1, 0, 'It goes by the table of vectors (clicintattr.shv)')]
      : []),
    isPulse
      ? { ...trigger, name: 'TRIG', software: 'r' as const, hardware: 'none' as const, reset: 1 }
      : { ...trigger, name: 'TRIG', reset: 0 },
    constant('MODE', 22, 2, 3, 'Machine mode (clicintattr.mode)'),
    ...(bits < 8
      ? [constant('ONES', 24, 8 - bits, 0xff >> bits, 'Bits of clicintctl that there are not')]
      : []),
    stored('CTL', 32 - bits, bits, 0, 'Level, and priority below it (clicintctl)'),
  ];
}

const controller = (options: CoreOptions) => [
  {
    kind: 'register' as const,
    name: 'CLICCFG',
    offset: '0x0',
    description: 'Configuration',
    fields: [
      constant(
        'NVBITS',
        0,
        1,
        Number(hasHardwareVectors(options)),
        'Interrupts may go by the table of vectors',
      ),
      stored('NLBITS', 1, 4, 0, 'Bits of clicintctl that are the level, at most 8'),
    ],
  },
  {
    kind: 'register' as const,
    name: 'CLICINFO',
    offset: '0x4',
    description: 'What the controller has',
    fields: [
      constant('NUM_INTERRUPT', 0, 13, interruptNumbers(options), 'One more than the highest number'),
      constant('VERSION', 13, 8, VERSION, 'Draft 0.9'),
      constant('CLICINTCTLBITS', 21, 4, options.auxiliary.clicControlBits, 'Bits of clicintctl'),
    ],
  },
];

function inputs(options: CoreOptions) {
  const first = firstInput(options);
  const single = clicInputs(options).filter(({ number }) => number < first);
  const input = (name: string, number: number, isPulse: boolean) => ({
    kind: 'register' as const,
    name,
    offset: `0x${(INPUTS + 4 * number).toString(16)}`,
    description: `Interrupt ${number}`,
    fields: inputFields(options, isPulse),
  });
  return [
    ...single.map(({ number, pulse }) => input(NAMES[number]!, number, pulse === true)),
    {
      ...input('PIN', first, false),
      array: { count: [pins(options)] },
      description: `Pins irq_local, interrupts from ${first} on`,
    },
  ];
}

/** `<c>_clic.regs.json`: the registers of the CLIC from its base on, which the core decodes itself. */
export function clicRegisters(options: CoreOptions): RegisterMapText {
  return {
    netloom: 'registers',
    version: 1,
    vlnv: `netloom:core:${options.name}_clic:1.0`,
    name: `${options.name}_clic`,
    title: 'Core-local interrupt controller',
    registerFile: 'provided',
    description: `Registers at ${options.auxiliary.clic!.base} of the core itself (RISC-V fast interrupts, draft 0.9). Bytes can be accessed alone; offsets that are not listed read as zero.`,
    bus: { addressWidth: Math.log2(CLIC_SIZE), unmapped: 'zero' },
    size: `0x${CLIC_SIZE.toString(16)}`,
    enums: {
      TRIGGER: {
        values: ['HIGH', 'RISING', 'LOW', 'FALLING'].map((name, value) => ({ name, value })),
      },
    },
    children: [...controller(options), ...inputs(options)],
  };
}
