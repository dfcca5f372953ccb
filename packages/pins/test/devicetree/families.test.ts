import { devicetreeOf, setInterrupt, setParameter, setPinSetting } from '@netloom/pins';
import { afterAll, describe, expect, it } from 'vitest';
import { DIRECT_PAD, REMAPPED_PAD } from '../chips/doubleBits.ts';
import { chipOf, pinOf } from '../chips/small.ts';
import { on } from '../configurations/assigned.ts';
import { removeScratch, scratchFolder } from '../toolbox.ts';
import { compiled } from './compiled.ts';

afterAll(removeScratch);

const by = (name: string, ...remaps: string[]) => ({ name, routes: remaps.map((remap) => ({ remap })) });

/** Pins of an STM32F103 with their remappings (RM0008, tables 54, 55, 56 and 60). */
const F103 = chipOf(
  ['USART1', 'SPI1', 'I2C1', 'CAN'],
  [
    pinOf('PB6', [by('USART1_TX', 'USART1_REMAP1'), by('I2C1_SCL', 'I2C1_REMAP0')]),
    pinOf('PB7', [by('USART1_RX', 'USART1_REMAP1')]),
    pinOf('PA5', [by('SPI1_SCK', 'SPI1_REMAP0')]),
    pinOf('PA6', [by('SPI1_MISO', 'SPI1_REMAP0')]),
    pinOf('PA7', [by('SPI1_MOSI', 'SPI1_REMAP0')]),
    pinOf('PB8', [by('I2C1_SCL', 'I2C1_REMAP1')]),
    pinOf('PB9', [by('I2C1_SDA', 'I2C1_REMAP1')]),
    pinOf('PA11', [by('CAN_RX', 'CAN_REMAP0')]),
    pinOf('PA12', [by('CAN_TX', 'CAN_REMAP0')]),
  ],
);

/** Nodes as the files of Zephyr's HAL module for the STM32F103 name them: no other may be referred to. */
const F103_NODES = [
  ...['usart1_tx_remap1_pb6', 'usart1_rx_remap1_pb7', 'i2c1_scl_remap1_pb8', 'i2c1_sda_remap1_pb9'],
  ...['spi1_sck_master_pa5', 'spi1_miso_master_pa6', 'spi1_mosi_master_pa7', 'can_rx_pa11', 'can_tx_pa12'],
  ...['pb6', 'pb7', 'pb8', 'pb9', 'pa5', 'pa6', 'pa7', 'pa11', 'pa12'].map((pin) => `analog_${pin}`),
];
const F103_DEVICES = ['usart1', 'spi1', 'i2c1', 'can1'];

const base = [
  '/dts-v1/;\n/ {\n',
  ...F103_NODES.map((name) => `${name}: ${name} { bias-pull-up; };\n`),
  ...F103_DEVICES.map((name) => `${name}: ${name} { status = "disabled"; };\n`),
  '};\n',
].join('');

const board = on(
  F103,
  {
    ...{ PB6: 'USART1_TX', PB7: 'USART1_RX', PB8: 'I2C1_SCL', PB9: 'I2C1_SDA' },
    ...{ PA5: 'SPI1_SCK', PA6: 'SPI1_MISO', PA7: 'SPI1_MOSI', PA11: 'CAN_RX', PA12: 'CAN_TX' },
  },
  { USART1: 'Asynchronous', I2C1: 'Master', SPI1: 'Full_Duplex_Master', CAN: 'Activated' },
);

describe('the overlay of an STM32F1', () => {
  it('refers to the nodes that Zephyr has, by remapping and role', async () => {
    const nodes = await compiled(scratchFolder(), base + devicetreeOf(board, F103).files[0]!.text);
    for (const device of F103_DEVICES) expect(nodes.get(device)!.get('status')).toBe('"okay"');
    expect(nodes.get('i2c1')!.get('clock-frequency')).toBe('<0x186a0>');
  });

  it.each([
    ['Low', 'max-speed-2mhz'],
    ['Medium', 'max-speed-10mhz'],
    ['High', 'max-speed-50mhz'],
  ])('says speed %s in the words of its binding: %s (RM0008, 9.2.1)', async (speed, words) => {
    const fast = setPinSetting(board, 'PB6', 'GPIO_Speed', speed);
    const nodes = await compiled(scratchFolder(), base + devicetreeOf(fast, F103).files[0]!.text);
    expect(nodes.get('usart1_tx_remap1_pb6')!.get('slew-rate')).toBe(`"${words}"`);
  });
});

describe('what the overlay does not carry', () => {
  it('is said in it and in the report of the generation', () => {
    const clocked = setInterrupt(setParameter(board, 'I2C1', 'ClockSpeed', 200_000), 'USART1', 3);
    const polar = setParameter(clocked, 'SPI1', 'CLKPolarity', 'High');
    const { files, diagnostics } = devicetreeOf(polar, F103);
    expect(files[0]!.text).not.toContain('clock-frequency');
    const said = [
      /I2C1: clock speed 200000 Hz/,
      /SPI1: clock polarity.* High/,
      /USART1: interrupt priority 3/,
    ];
    for (const one of [...said, /CAN: the bit timing/]) {
      expect(files[0]!.text).toMatch(one);
      expect(
        diagnostics.filter(({ code }) => code === 'PINS-ZEPHYR-LOSS').map(({ message }) => message),
      ).toEqual(expect.arrayContaining([expect.stringMatching(one)]));
    }
  });

  it('is the clock of a synchronous line, for which there is neither a driver nor a node', () => {
    const chip = chipOf(
      ['USART1'],
      ['TX', 'RX', 'CK'].map((signal, n) =>
        pinOf(`PA${8 + n}`, [{ name: `USART1_${signal}`, routes: [{ alternate: 7 }] }]),
      ),
      'STM32F4',
    );
    const pins = { PA8: 'USART1_TX', PA9: 'USART1_RX', PA10: 'USART1_CK' };
    const { files, diagnostics } = devicetreeOf(on(chip, pins, { USART1: 'Synchronous' }), chip);
    expect(files[0]!.text).not.toContain('&usart1');
    expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'PINS-ZEPHYR-LOSS' }));
  });
});

describe('pads', () => {
  it('of direct channels have nodes of their own', () => {
    const pins = { PC2_C: 'SPI2_MISO' };
    const chip = {
      ...DIRECT_PAD,
      pins: [
        ...DIRECT_PAD.pins,
        pinOf('PB13', ['SPI2_SCK'].map(muxed)),
        pinOf('PB15', ['SPI2_MOSI'].map(muxed)),
      ],
    };
    const wanted = on(chip, { ...pins, PB13: 'SPI2_SCK', PB15: 'SPI2_MOSI' }, { SPI2: 'Full_Duplex_Master' });
    const [overlay] = devicetreeOf(wanted, chip).files;
    for (const text of [
      '&spi2_miso_pc2_c {',
      '&analog_pc2_c',
      '&spi2_sck_pb13 {',
      'the state of the analog switch of PC2_C',
    ])
      expect(overlay!.text).toContain(text);
  });

  it('that carry another bit are remapped in the pin controller', () => {
    const wanted = on(
      REMAPPED_PAD,
      { 'PA9 [PA11]': 'USART1_TX', PA10: 'USART1_RX' },
      { USART1: 'Asynchronous' },
    );
    const [overlay] = devicetreeOf(wanted, REMAPPED_PAD).files;
    for (const text of ['&usart1_tx_pa9 {', '&pinctrl {\n\tremap-pa11;\n};'])
      expect(overlay!.text).toContain(text);
    const c0 = { ...REMAPPED_PAD, family: 'STM32C0' };
    expect(devicetreeOf(wanted, c0).files[0]!.text).toContain('the remapping of pad PA11 for PA9 [PA11]');
  });
});

function muxed(name: string) {
  return { name, routes: [{ alternate: 5 }] };
}
