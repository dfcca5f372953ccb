import { RegisterMap } from '@netloom/model';
import type { OnWrite, RegisterBus, RegisterMapText, RegisterNodeText } from '@netloom/model';

type RegisterText = Extract<RegisterNodeText, { kind: 'register' }>;
type FieldText = NonNullable<RegisterText['fields']>[number];

const ON_WRITE: OnWrite[] = [
  'oneToClear',
  'oneToSet',
  'oneToToggle',
  'zeroToClear',
  'zeroToSet',
  'zeroToToggle',
  'clear',
  'set',
];

const field = (name: string, lsb: number | string, width: number | string, rest: Partial<FieldText> = {}) =>
  ({ name, lsb, width, ...rest }) as FieldText;

/** Registers that together use every option of a field; their addresses are given in their order. */
const REGISTERS: Omit<RegisterText, 'kind' | 'offset'>[] = [
  {
    name: 'WRITES',
    fields: ON_WRITE.map((onWrite, index) =>
      field(onWrite, 3 * index, 3, {
        onWrite,
        reset: index,
        hardware: index % 2 ? 'rw' : 'r',
        hardwareEnable: index % 2 ? 'high' : 'always',
      }),
    ),
  },
  {
    name: 'CONTENDED',
    fields: ON_WRITE.map((onWrite, index) =>
      field(`${onWrite}H`, 3 * index, 3, {
        onWrite,
        reset: index,
        hardware: 'rw',
        hardwareEnable: 'low',
        precedence: 'hardware',
        hardwareSet: true,
        hardwareClear: true,
      }),
    ),
  },
  {
    name: 'READS',
    fields: [
      field('RC', 0, 4, { software: 'r', onRead: 'clear', reset: 5, hardware: 'rw', hardwareEnable: 'high' }),
      field('RS', 4, 4, { onRead: 'set', reset: 5 }),
      field('WSRC', 8, 8, { onRead: 'clear', onWrite: 'oneToSet', reset: 0, hardwareSet: true }),
      field('W1CRS', 16, 7, { onRead: 'set', onWrite: 'oneToClear', reset: 0 }),
    ],
  },
  {
    name: 'ONCE',
    fields: [field('A', 0, 9, { software: 'rw1', reset: 3 }), field('B', 9, 2, { software: 'w1', reset: 1 })],
  },
  {
    name: 'GATE',
    fields: [
      field('EN', 0, 1, { reset: 0 }),
      field('EN2', 1, 1, { reset: 0 }),
      field('L', 4, 4, { reset: 0, gate: { field: 'GATE.EN' } }),
      field('M', 8, 12, {
        reset: 0,
        gate: { field: 'GATE.EN2', active: 'low' },
        signalModify: true,
        signalAccess: true,
      }),
    ],
  },
  {
    name: 'GATED',
    gate: { field: 'GATE.EN' },
    fields: [field('X', 0, 32, { reset: '0xDEADBEEF', signalModify: true })],
  },
  {
    name: 'COUNTERS',
    fields: [
      field('WRAP', 0, 8, { reset: 0, counter: { up: {} } }),
      field('FULL', 8, 8, {
        reset: 0,
        software: 'r',
        counter: { up: { step: 3, saturate: 200, threshold: 100 } },
      }),
      field('BOTH', 16, 8, { reset: 8, counter: { up: { stepWidth: 3 }, down: { step: 2, threshold: 4 } } }),
      field('LIMITS', 24, 8, {
        reset: 8,
        onRead: 'clear',
        counter: { up: { saturate: 'LIMIT' }, down: { stepWidth: 8, saturate: 3 } },
      }),
    ],
  },
  {
    name: 'STATUS',
    fields: [
      field('L', 0, 3, {
        onWrite: 'oneToClear',
        hardware: 'w',
        reset: 0,
        interrupt: { enable: 'ENABLE.L', test: 'TEST.L' },
      }),
      field('R', 3, 2, {
        onWrite: 'oneToClear',
        hardware: 'rw',
        reset: 0,
        interrupt: { trigger: 'rising', enable: 'ENABLE.R', mask: 'MASK.R' },
      }),
      field('F', 5, 1, {
        onWrite: 'oneToClear',
        hardware: 'rw',
        reset: 0,
        interrupt: { trigger: 'falling' },
      }),
      field('B', 6, 4, {
        onWrite: 'oneToClear',
        hardware: 'rw',
        reset: 0,
        interrupt: { trigger: 'both', sticky: 'word' },
      }),
      field('P', 10, 2, { software: 'r', hardware: 'w', interrupt: { sticky: 'none', trigger: 'rising' } }),
      field('W', 12, 2, { software: 'r', hardware: 'w', interrupt: { sticky: 'none' } }),
      field('N', 14, 2, { hardware: 'rw', reset: 0, interrupt: { sticky: 'none' } }),
    ],
  },
  { name: 'ENABLE', fields: [field('L', 0, 3, { reset: 0 }), field('R', 3, 2, { reset: 0 })] },
  { name: 'MASK', fields: [field('R', 3, 2, { reset: 0 })] },
  {
    name: 'TEST',
    fields: [
      field('L', 0, 3, { reset: 0, software: 'w', singlePulse: true, hardware: 'none' }),
      field('P', 5, 13, { singlePulse: true, reset: 0 }),
    ],
  },
  {
    name: 'SHADOW',
    shadowed: true,
    fields: [field('A', 0, 5, { reset: 3 }), field('B', 7, 20, { reset: 9 })],
  },
  {
    name: 'SHADOWS',
    shadowed: true,
    width: 64,
    gate: { field: 'GATE.EN' },
    array: { count: [2] },
    fields: [field('A', 0, 5, { reset: 3 }), field('B', 7, 40, { reset: 9 })],
  },
  {
    name: 'SHADOW8',
    shadowed: true,
    width: 8,
    array: { count: [3] },
    fields: [field('A', 0, 5, { reset: 3 })],
  },
  {
    name: 'PARITY',
    fields: [
      field('A', 0, 5, { reset: 'LIMIT - 192', parity: true }),
      field('B', 7, 20, {
        parity: true,
        reset: 9,
        hardware: 'rw',
        hardwareEnable: 'high',
        reductions: ['and', 'or', 'xor'],
      }),
    ],
  },
  {
    name: 'WIDE',
    width: 128,
    fields: [
      field('A', 0, 5, { reset: 3 }),
      field('B', 7, 70, {
        reset: '0x123456789ABCDEF',
        onRead: 'clear',
        signalAccess: true,
        signalModify: true,
      }),
      field('C', 100, 28, { software: 'r', hardware: 'w' }),
    ],
  },
  {
    name: 'WIDES',
    width: 64,
    array: { count: [2, 3] },
    fields: [
      field('A', 0, 5, { reset: 3 }),
      field('B', 7, 40, { reset: 9, software: 'rw1' }),
      field('C', 50, 8, { hardware: 'w', software: 'r' }),
    ],
  },
  { name: 'EXTERNAL', external: true, fields: [field('A', 0, 5)] },
  { name: 'EXTERNAL_WIDE', external: true, width: 64, fields: [field('A', 0, 5)] },
  { name: 'EXTERNALS', external: true, width: 64, array: { count: [3] }, fields: [field('A', 0, 5)] },
  { name: 'EXTERNAL8', external: true, width: 8, array: { count: [3] }, fields: [field('A', 0, 5)] },
  {
    name: 'BYTE',
    width: 8,
    fields: [field('A', 0, 5, { reset: 1 }), field('B', 5, 3, { software: 'r', hardware: 'w' })],
  },
  {
    name: 'BYTES',
    width: 8,
    array: { count: [5] },
    fields: [
      field('A', 0, 5, { reset: 1, onRead: 'set' }),
      field('B', 5, 3, { software: 'r', hardware: 'w' }),
    ],
  },
  {
    name: 'CONSTANT',
    fields: [
      field('ID', 0, 16, { software: 'r', hardware: 'none', reset: '0x1234' }),
      field('VERSION', 16, 8, { software: 'r', hardware: 'r', reset: 7 }),
      field('IGNORED', 24, 3, { software: 'none', hardware: 'w' }),
    ],
  },
  {
    name: 'ALIAS',
    aliasOf: 'WRITES',
    fields: [
      field('oneToClear', 0, 3, { onWrite: 'oneToSet' }),
      field('oneToToggle', 6, 3, { software: 'r' }),
    ],
  },
  {
    name: 'RESETS',
    fields: [
      field('NONE', 0, 5),
      field('NEXT', 5, 7, { hardware: 'rw', hardwareEnable: 'high' }),
      field('HIGH', 12, 3, { reset: 2, resetBy: 'async_reset' }),
      field('LOW', 15, 3, { reset: 2, resetBy: 'sync_reset' }),
    ],
  },
  {
    name: 'COPIES',
    array: { count: ['COPIES'], stride: 'STRIDE' },
    fields: [
      field('A', 0, 'WIDTH', { reset: 'WIDTH + 2' }),
      field('B', 'WIDTH', 3, { reset: 1, hardware: 'rw' }),
      field('C', 20, 'WIDTH', { software: 'r', hardware: 'w' }),
    ],
  },
];

const GROUP: Omit<Extract<RegisterNodeText, { kind: 'group' }>, 'offset'> = {
  kind: 'group',
  name: 'DMA',
  array: { count: [2, 2], stride: 64 },
  children: [
    {
      kind: 'register',
      name: 'CTRL',
      offset: 0,
      width: 32,
      fields: [
        field('GO', 0, 1, { reset: 0 }),
        field('MODE', 1, 3, { reset: 2, gate: { field: 'CTRL.GO' } }),
      ],
    },
    { kind: 'register', name: 'ENABLE', offset: 8, width: 32, fields: [field('I', 0, 2, { reset: 0 })] },
    {
      kind: 'register',
      name: 'CHANNEL',
      offset: 16,
      width: 32,
      array: { count: [2], stride: 16 },
      fields: [
        field('A', 0, 8, { reset: 4, gate: { field: 'CTRL.GO' } }),
        field('I', 8, 2, {
          hardware: 'w',
          onWrite: 'oneToClear',
          reset: 0,
          interrupt: { enable: 'ENABLE.I' },
        }),
      ],
    },
  ],
};

/** A valid map that uses every feature of the generator. */
export function everything(name: string, bus: Partial<RegisterBus>): RegisterMap {
  let end = 0;
  const place = (bytes: number, alignment: number) => {
    const offset = Math.ceil(end / alignment) * alignment;
    end = offset + bytes;
    return offset;
  };
  const registers = REGISTERS.map((register): RegisterNodeText => {
    const { width = 32, array } = register;
    const copies = (array?.count ?? []).reduce<number>(
      (all, count) => all * (typeof count === 'number' ? count : 8),
      1,
    );
    const offset = place((width / 8) * copies, Math.max(width, bus.dataWidth ?? 32) / 8);
    return { kind: 'register', ...register, width, offset };
  });
  const text: RegisterMapText = {
    netloom: 'registers',
    version: 1,
    name,
    module: name,
    bus,
    resets: [
      { name: 'rst_n' },
      { name: 'async_reset', polarity: 'high', style: 'asynchronous' },
      { name: 'sync_reset', polarity: 'high' },
    ],
    parameters: [
      { name: 'WIDTH', value: '7' },
      { name: 'COPIES', value: '3' },
      { name: 'STRIDE', value: '8*1' },
      { name: 'LIMIT', value: 'WIDTH + 193' },
      { name: 'SPARE', value: 'COPIES + 1', local: true },
    ],
    children: [
      ...registers,
      { ...GROUP, offset: place(256, 64) },
      { kind: 'memory', name: 'RAM', offset: place(64, 256), entries: 16, width: 32 },
      {
        kind: 'memory',
        name: 'LINES',
        offset: place(128, 64),
        entries: 4,
        width: 128,
        array: { count: [2] },
      },
      { kind: 'memory', name: 'ROM', offset: place(64, 64), entries: 'COPIES * 2', width: 32, software: 'r' },
    ],
  };
  return RegisterMap.parse(text);
}
