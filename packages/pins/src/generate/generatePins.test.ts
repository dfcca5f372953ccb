import { describe, expect, it } from 'vitest';
import type { Chip } from '../chip/chip.ts';
import { SAMPLE_CHIP } from '../chip/sampleChip.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import { newConfiguration } from '../config/newConfiguration.ts';
import { devicetreeOf, generatePins } from './generatePins.ts';

const board: PinConfiguration = {
  ...newConfiguration('board', SAMPLE_CHIP),
  peripherals: {
    USART1: { mode: 'Asynchronous', interrupt: 4 },
    EXTI9_5: { mode: 'Interrupt', interrupt: 6 },
  },
  pins: {
    PA3: { signal: 'USART1_RX', settings: { GPIO_PullupPulldown: 'PullUp' } },
    PA4: { signal: 'USART1_TX' },
    PB8: { signal: 'GPIO_EXTI', label: 'BUTTON' },
    PD12: { signal: 'GPIO_Output', label: 'LED_GREEN', settings: { PinState: 'High' } },
    PD13: { signal: 'GPIO_Output' },
    PD14: { signal: 'GPIO_Output' },
  },
};

function textsOf(configuration: PinConfiguration, chip: Chip = SAMPLE_CHIP): Map<string, string> {
  return new Map(generatePins(configuration, chip).files.map(({ path, text }) => [path, text]));
}

const texts = textsOf(board);

describe('generated files', () => {
  it('are the same bytes for the same input, whatever the order of its members', () => {
    const reversed = Object.fromEntries(Object.entries(board.pins).toReversed());
    expect([...textsOf({ ...board, pins: reversed })]).toEqual([...texts]);
  });

  it('end their lines in LF, hold ASCII and neither trailing blanks nor empty calls', () => {
    for (const [path, text] of texts) {
      expect(text, path).toMatch(/^[\n\t\x20-\x7e]*\n$/);
      expect(text, path).not.toMatch(/[ \t]\n|\n\n\n|\( \)|undefined|NaN/);
    }
  });

  it('skip a disabled peripheral', () => {
    const off = textsOf({ ...board, peripherals: { USART1: { mode: 'Disable' } } });
    expect(off.has('Src/usart.c')).toBe(false);
    for (const [path, text] of off) if (path.startsWith('Src/main')) expect(text).not.toContain('USART');
  });

  it('name handlers after vectors of the table', () => {
    const startup = texts.get('Src/startup_stm32f407xx.c')!;
    const handlers = [...texts.get('Src/stm32f4xx_it.c')!.matchAll(/^void (\w+_(?:IRQ)?Handler)\(void\)$/gm)];
    expect(handlers.map(([, name]) => name)).toEqual(
      expect.arrayContaining(['SysTick_Handler', 'EXTI9_5_IRQHandler', 'USART1_IRQHandler']),
    );
    for (const [, name] of handlers) expect(startup).toContain(`    ${name},`);
  });

  it('have a table of vectors with each at its place (RM0090, table 61)', () => {
    const source = texts.get('Src/startup_stm32f407xx.c')!;
    const names = source.slice(source.indexOf('_estack,')).match(/\w+_Handler|\w+_IRQHandler|NULL/g)!;
    // The first entry is the reset; external interrupts begin at the sixteenth word of the table.
    const places = {
      WWDG: 0,
      EXTI0: 6,
      EXTI9_5: 23,
      SPI1: 35,
      USART1: 37,
      EXTI15_10: 40,
      UART4: 52,
      FPU: 81,
    };
    for (const [name, place] of Object.entries(places))
      expect(names[15 + place], name).toBe(`${name}_IRQHandler`);
    expect(names.lastIndexOf('FPU_IRQHandler')).toBe(15 + 81);
  });

  it('write the level of an output before it drives, and pins with the same settings together', () => {
    const gpio = texts.get('Src/gpio.c')!;
    const order = [
      'HAL_GPIO_WritePin(LED_GREEN_GPIO_Port, LED_GREEN_Pin, GPIO_PIN_SET)',
      'GPIO_MODE_OUTPUT_PP',
    ];
    expect(gpio.indexOf(order[0]!)).toBeGreaterThan(0);
    expect(gpio.indexOf(order[0]!)).toBeLessThan(gpio.indexOf(order[1]!));
    expect(gpio).toContain(
      [
        '  /* PD12: LED_GREEN, PD13: GPIO_Output, PD14: GPIO_Output */',
        '  GPIO_InitStruct.Pin = LED_GREEN_Pin | GPIO_PIN_13 | GPIO_PIN_14;',
      ].join('\n'),
    );
    expect(gpio).toContain('HAL_GPIO_Init(GPIOD, &GPIO_InitStruct);');
    expect(gpio).not.toContain('HAL_GPIO_Init(LED_GREEN_GPIO_Port');
    expect(texts.get('Inc/main.h')).toContain('#define LED_GREEN_GPIO_Port GPIOD\n');
    expect(texts.get('Inc/main.h')).toContain('#define BUTTON_EXTI_IRQn EXTI9_5_IRQn\n');
  });

  it('name the port of several pins by its letter, with and without labels', () => {
    const levels = { PD13: 'High', PD14: 'High' };
    const high = Object.entries(levels).map(([pin, PinState]) => [
      pin,
      { signal: 'GPIO_Output', settings: { PinState } },
    ]);
    const gpio = textsOf({ ...board, pins: { ...board.pins, ...Object.fromEntries(high) } }).get(
      'Src/gpio.c',
    );
    expect(gpio).toContain(
      'HAL_GPIO_WritePin(GPIOD, LED_GREEN_Pin | GPIO_PIN_13 | GPIO_PIN_14, GPIO_PIN_SET);',
    );
  });

  it('say which signal a labelled pin of a peripheral carries', () => {
    const pins = { ...board.pins, PA4: { signal: 'USART1_TX', label: 'CONSOLE' } };
    expect(textsOf({ ...board, pins }).get('Src/usart.c')).toContain('PA4: CONSOLE (USART1_TX)');
  });

  it.each([
    [3.3, '1U'],
    [2.1, '1U'],
    [2.05, '0U'],
    [1.8, '0U'],
  ])('at %f V let the flash prefetch: %s (RM0090, 3.5.1: not below 2.1 V)', (SupplyVoltage, enabled) => {
    const conf = textsOf({ ...board, clocks: { SupplyVoltage } }).get('Inc/stm32f4xx_hal_conf.h');
    expect(conf).toContain(`#define PREFETCH_ENABLE ${enabled}\n`);
  });

  it('switch registered callbacks off where the HAL has them', () => {
    const conf = texts.get('Inc/stm32f4xx_hal_conf.h')!;
    const modules = [...conf.matchAll(/USE_HAL_(\w+)_REGISTER_CALLBACKS 0U/g)].map(([, module]) => module);
    expect(modules).toEqual(['UART']);
  });

  it('keep what runs before and after main, as newlib names it', () => {
    const script = texts.get('sample144.ld')!;
    for (const name of ['preinit', 'init', 'fini']) {
      const section = script.slice(script.indexOf(`  .${name}_array :`)).split('> FLASH')[0]!;
      expect(section.match(/\S+(?= = \.;)/g)).toEqual([`__${name}_array_start`, `__${name}_array_end`]);
      expect(section).toContain(`KEEP(*(.${name}_array*))`);
    }
  });

  it('have the memories of the part that is chosen', () => {
    const chip: Chip = { ...SAMPLE_CHIP, flash: [512, 1024], ram: [96, 128], ccmRam: undefined };
    const smallest = textsOf(board, chip).get('sample144.ld')!;
    expect(smallest).toMatch(/FLASH .*0x08000000, LENGTH = 512K\n.*RAM .*0x20000000, LENGTH = 96K\n\}/);
    const largest = textsOf({ ...board, code: { flash: 1024 } }, chip).get('sample144.ld')!;
    expect(largest).toMatch(/FLASH .*LENGTH = 1024K\n.*RAM .*LENGTH = 128K\n\}/);
  });

  it('say of another family that it has no C, and give the rest', () => {
    const withoutLines = { ...board, peripherals: { USART1: { mode: 'Asynchronous' } } };
    const { files, diagnostics } = generatePins(withoutLines, {
      ...SAMPLE_CHIP,
      family: 'STM32L0',
      clockTree: 'STM32L0',
    });
    expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'PINS-NO-C', severity: 'info' }));
    expect(files.map(({ path }) => path)).toEqual(['board.overlay']);
  });
});

it('the devicetree names pins as Zephyr does', () => {
  const [file] = devicetreeOf(board, SAMPLE_CHIP).files;
  expect(file).toMatchObject({ path: 'board.overlay' });
  expect(file!.text).toMatch(/&usart1_rx_pa3 \{\n[^}]*bias-pull-up;\n[^}]*slew-rate = "low-speed";\n\};/);
  expect(file!.text).toContain('pinctrl-0 = <&usart1_rx_pa3 &usart1_tx_pa4>;');
  expect(file!.text).toContain('led-green-gpios = <&gpiod 12 0x0>;');
});

describe('an unsafe configuration', () => {
  it('gives nothing', () => {
    const { files, diagnostics } = generatePins({ ...board, pins: {} }, SAMPLE_CHIP);
    expect(files).toEqual([]);
    expect(diagnostics).toContainEqual(expect.objectContaining({ severity: 'error' }));
  });

  const HOSTILE = [
    'x; system("rm")',
    'a\nb',
    '../../x',
    '*/',
    '${ENV}',
    '1x',
    'a b',
    'é',
    'x"y',
    '__proto__ y',
  ];
  const hostileChip = (change: (pin: Chip['pins'][number]) => object): Chip => ({
    ...SAMPLE_CHIP,
    pins: SAMPLE_CHIP.pins.map((pin) => ({ ...pin, ...change(pin) })),
  });
  const ways: [string, (text: string) => [PinConfiguration, Chip]][] = [
    [
      'label',
      (label) => [{ ...board, pins: { ...board.pins, PD13: { signal: 'GPIO_Output', label } } }, SAMPLE_CHIP],
    ],
    ['name', (name) => [{ ...board, name }, SAMPLE_CHIP]],
    [
      'id of the chip',
      (id) => [
        { ...board, chip: id },
        { ...SAMPLE_CHIP, id },
      ],
    ],
    ['port of the chip', (port) => [board, hostileChip((pin) => (pin.port === 'D' ? { port } : {}))]],
    [
      'macro of the chip',
      (macro) => {
        const signals = (pin: Chip['pins'][number]) =>
          pin.signals.map((signal) =>
            signal.routes ? { ...signal, routes: [{ alternate: 7, macro }] } : signal,
          );
        return [board, hostileChip((pin) => ({ signals: signals(pin) }))];
      },
    ],
    [
      'clock macro of the chip',
      (macro) => [
        board,
        { ...SAMPLE_CHIP, ips: SAMPLE_CHIP.ips.map((ip) => ({ ...ip, clockEnable: [macro] })) },
      ],
    ],
  ];
  it.each(ways)('with a hostile %s gives nothing, and says so', (_name, make) => {
    for (const text of HOSTILE) {
      const { files, diagnostics } = generatePins(...make(text));
      expect(files, text).toEqual([]);
      expect(
        diagnostics.some(({ severity }) => severity === 'error'),
        text,
      ).toBe(true);
    }
  });

  it.each(['x; system("rm")', '../../x', '${ENV}'])(
    'with %s for a model and a line has it nowhere',
    (text) => {
      const chip = { ...SAMPLE_CHIP, model: `STM32F407Z${text}`, line: text, core: text, package: text };
      const written = textsOf(board, chip);
      expect(written.size).toBeGreaterThan(10);
      for (const [path, each] of written) expect(each, path).not.toContain(text);
    },
  );
});
