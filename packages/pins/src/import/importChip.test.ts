import { expect, it } from 'vitest';
import { importChip } from './importChip.ts';
import { GPIO_TEXT, MCU_TEXT, gpioPin, gpioText, mcuText, pin } from '../../test/chips/pinData.ts';

const errorsOf = (texts: Parameters<typeof importChip>[0]) =>
  importChip(texts).diagnostics.filter(({ severity }) => severity === 'error');

it('reads a chip with its alternate functions', () => {
  const { chip, diagnostics } = importChip({ mcu: MCU_TEXT, gpio: GPIO_TEXT });
  expect(diagnostics).toEqual([]);
  expect(chip).toMatchObject({
    id: 'STM32X407Z_E-G_Tx',
    model: 'STM32X407Z(E-G)Tx',
    vendor: 'STMicroelectronics',
    flash: [512, 1024],
    ram: [128],
    ccmRam: 64,
    frequency: 168,
    voltage: { min: 1.8, max: 3.6 },
    current: { lowest: 1.7, run: 215 },
    temperature: { min: -40, max: 105 },
    clockTree: 'STM32X4',
  });
  expect(chip!.ips.find(({ instance }) => instance === 'CAN2')!.clockEnable).toEqual([
    '__HAL_RCC_CAN2_CLK_ENABLE',
    '__HAL_RCC_CAN1_CLK_ENABLE',
  ]);
  expect(chip!.ips.find(({ instance }) => instance === 'IWDG')!.clockEnable).toEqual([]);
  expect(chip!.pins[0]).toEqual({
    name: 'PA9',
    position: '1',
    type: 'I/O',
    port: 'A',
    number: 9,
    signals: [
      { name: 'USART1_TX', routes: [{ alternate: 7, macro: 'GPIO_AF7_USART1' }] },
      { name: 'ADC1_IN9' },
      { name: 'GPIO', modes: ['Input', 'Output', 'Analog', 'EVENTOUT', 'EXTI'] },
    ],
  });
});

it('counts what the files hold, and says why the rest is not in the chip', () => {
  const { counts } = importChip({ mcu: MCU_TEXT, gpio: GPIO_TEXT });
  const of = (kind: string) => counts.find((count) => count.kind === kind);
  expect(of('Mcu/Pin')).toMatchObject({ read: 4, kept: 4, reason: undefined });
  expect(of('Mcu/Pin/Signal')).toMatchObject({ read: 6, kept: 6 });
  expect(of('Mcu/Ram')).toMatchObject({
    read: 2,
    kept: 1,
    reason: { message: 'sizes that are listed twice' },
  });
  expect(of('Mcu/Pin/Condition')).toMatchObject({ read: 1, kept: 0 });
  expect(of('Mcu/Pin/Condition@Expression')!.reason!.message).toMatch(/expressions/);
  expect(of('IP/GPIO_Pin')).toMatchObject({ read: 3, kept: 2 });
  expect(of('IP/GPIO_Pin')!.reason!.message).toMatch(/pins that this package does not have/);
  for (const { read, kept, reason } of counts) expect(kept === read).toBe(reason === undefined);
});

it('reports elements and attributes that it does not know', () => {
  const mcu = MCU_TEXT.replace('<Core>', '<Quantum Spin="up"/>\n<Core>');
  const { chip, diagnostics, counts } = importChip({ mcu, gpio: GPIO_TEXT });
  expect(chip).toBeDefined();
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'PINS-IMPORT-UNKNOWN 1 × Mcu/Quantum is unknown to the import and is not in the chip',
    'PINS-IMPORT-UNKNOWN 1 × Mcu/Quantum@Spin is unknown to the import and is not in the chip',
  ]);
  expect(counts.find(({ kind }) => kind === 'Mcu/Quantum')).toMatchObject({ read: 1, kept: 0 });
});

it('says when the files are of another version than it knows', () => {
  const mcu = MCU_TEXT.replace('DBVersion="V3.0"', 'DBVersion="V4.0"');
  const { chip, diagnostics } = importChip({ mcu, gpio: GPIO_TEXT });
  expect(chip).toBeDefined();
  expect(diagnostics).toMatchObject([{ code: 'PINS-IMPORT-VERSION', severity: 'warning' }]);
});

it('reads a chip without its GPIO file, and says what is missing', () => {
  const { chip, diagnostics } = importChip({ mcu: MCU_TEXT });
  expect(chip!.pins[0]!.signals[0]).toEqual({ name: 'USART1_TX' });
  expect(diagnostics).toMatchObject([{ code: 'PINS-IMPORT-NO-GPIO', severity: 'warning' }]);
  expect(diagnostics[0]!.message).toContain('GPIO-STM32X4_gpio_v1_0_Modes.xml');
});

it('refuses the GPIO file of another chip', () => {
  const gpio = GPIO_TEXT.replace('STM32X4_gpio', 'STM32F0_gpio');
  const [problem] = errorsOf({ mcu: MCU_TEXT, gpio, names: { gpio: 'other.xml' } });
  expect(problem).toMatchObject({ code: 'PINS-IMPORT-WRONG-GPIO', place: { file: 'other.xml', line: 2 } });
  expect(problem!.message).toMatch(/STM32F0_gpio_v1_0, the MCU file names STM32X4_gpio_v1_0/);
  const rcc = GPIO_TEXT.replace('Name="GPIO"', 'Name="RCC"');
  expect(errorsOf({ mcu: MCU_TEXT, gpio: rcc })[0]!.message).toMatch(/describes RCC, not GPIO/);
});

it('keeps all routes of a STM32F1: a remapping and its macro', () => {
  const gpio = gpioText([
    gpioPin('PA9', {
      USART1_TX:
        '<RemapBlock Name="USART1_REMAP0" DefaultRemap="true"/><RemapBlock Name="USART1_REMAP1"><SpecificParameter Name="GPIO_AF"><PossibleValue>__HAL_AFIO_REMAP_USART1_ENABLE</PossibleValue></SpecificParameter></RemapBlock>',
    }),
  ]);
  const { chip } = importChip({ mcu: MCU_TEXT, gpio });
  expect(chip!.pins[0]!.signals[0]!.routes).toEqual([
    { remap: 'USART1_REMAP0' },
    { remap: 'USART1_REMAP1', macro: '__HAL_AFIO_REMAP_USART1_ENABLE' },
  ]);
});

it('keeps pads that share a lead and their variant; joins the GPIO of two blocks', () => {
  const mcu = mcuText([
    pin('PA11 [PA9]', '1', ['USART1_CTS', 'GPIO']),
    pin('PA9 [PA11]', '1', ['USART1_TX', 'GPIO'], 'I/O', 'PINREMAP'),
    `<Pin Name="PA1" Position="2" Type="I/O"><Signal Name="GPIO" IOModes="Input,Output"/><Signal Name="GPIO" IOModes="LPInput,LPOutput"/></Pin>`,
  ]);
  const { chip, diagnostics } = importChip({ mcu, gpio: GPIO_TEXT });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(chip!.pins.map(({ name, port, number, variant }) => [name, port, number, variant])).toEqual([
    ['PA11 [PA9]', 'A', 11, undefined],
    ['PA9 [PA11]', 'A', 9, 'PINREMAP'],
    ['PA1', 'A', 1, undefined],
  ]);
  // PA9 has its alternate function on the other's lead too.
  expect(chip!.pins[1]!.signals[0]!.routes).toEqual([{ alternate: 7, macro: 'GPIO_AF7_USART1' }]);
  expect(chip!.pins[2]!.signals[0]!.modes).toEqual(['Input', 'Output', 'LPInput', 'LPOutput']);
});

it('takes a signal that the files spell differently as one (issue 11 of the data)', () => {
  const mcu = mcuText([pin('PA10', '1', ['RCC_MCO_2', 'GPIO'])]);
  const gpio = gpioText([gpioPin('PA10', { RCC_MCO2: 'GPIO_AF3_MCO2' })]);
  const { chip, diagnostics } = importChip({ mcu, gpio });
  expect(chip!.pins[0]!.signals[0]).toEqual({
    name: 'RCC_MCO_2',
    routes: [{ alternate: 3, macro: 'GPIO_AF3_MCO2' }],
  });
  expect(diagnostics).toMatchObject([{ code: 'PINS-IMPORT-SPELLING', severity: 'info' }]);
});

it.each([
  ['2', 'STM32L1', 'STM32L152x8', 'PA11', 'USB_DM', 'GPIO_AF10_USB', undefined],
  [
    '8',
    'STM32F0',
    'STM32F051',
    'PC8',
    'TIM3_CH3',
    'GPIO_AF1_TIM3',
    [{ alternate: 0, macro: 'GPIO_AF0_TIM3' }],
  ],
  [
    '10',
    'STM32H5',
    'STM32H56x',
    'PB13',
    'ETH_TXD1',
    'GPIO_AF11_ETH',
    [{ alternate: 11, macro: 'GPIO_AF11_ETH' }],
  ],
])(
  'knows the error of the data that its issue %s tells of',
  (issue, family, version, name, signal, macro, routes) => {
    const mcu = mcuText([pin(name, '1', [signal, 'GPIO'])], { family, version: `${version}_gpio_v1_0` });
    const gpio = gpioText([gpioPin(name, { [signal]: macro })], `${version}_gpio_v1_0`);
    const { chip, diagnostics } = importChip({ mcu, gpio });
    expect(chip!.pins[0]!.signals[0]!.routes).toEqual(routes);
    expect(diagnostics).toMatchObject([{ code: 'PINS-IMPORT-ERRATUM', place: { line: 3 } }]);
    expect(diagnostics[0]!.message).toContain(`issues/${issue})`);
  },
);

it.each([
  ['broken XML', MCU_TEXT.replace('</Core>', '</Kore>'), 'PINS-IMPORT-XML', 4],
  [
    'a document type',
    `<!DOCTYPE x [<!ENTITY a "b">]>\n${MCU_TEXT.slice(MCU_TEXT.indexOf('\n') + 1)}`,
    'PINS-IMPORT-XML',
    1,
  ],
  ['nothing', '', 'PINS-IMPORT-XML', 1],
  ['another document', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'PINS-IMPORT-FOREIGN', 1],
  ['no RefName', MCU_TEXT.replace('RefName', 'Ref'), 'PINS-IMPORT-ATTRIBUTE', 2],
  ['a frequency in words', MCU_TEXT.replace('168', 'fast'), 'PINS-IMPORT-NUMBER', 5],
  ['an unknown type', mcuText([pin('PA9', '1', [], 'Magic')]), 'PINS-IMPORT-TYPE', 3],
  [
    'a duplicate position',
    mcuText([pin('PA9', '1', ['GPIO']), pin('VSS', '1', [], 'Power')]),
    'PINS-CHIP-POSITION',
    4,
  ],
  ['a pin twice', mcuText([pin('PA9', '1', ['GPIO']), pin('PA9', '2', ['GPIO'])]), 'PINS-CHIP-NAME', 4],
  ['a name with code', mcuText([pin('PA9*/ x /*', '1', ['GPIO'])]), 'PINS-CHIP-CHARACTERS', 3],
  ['a signal with a quote', mcuText([pin('PA9', '1', ['A&quot;B', 'GPIO'])]), 'PINS-CHIP-CHARACTERS', 3],
])('refuses %s, with its line', (_, mcu, code, line) => {
  const { chip, diagnostics } = importChip({ mcu, names: { mcu: 'chip.xml' } });
  expect(chip).toBeUndefined();
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors[0]).toMatchObject({ code, place: { kind: 'source', file: 'chip.xml', line } });
});
