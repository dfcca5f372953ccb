import { Pinmux } from '@netloom/pinmux';
import type { PinmuxText } from './pinmuxText.ts';

/** Eight pads with all attributes, two straps and a direct pad; codes have gaps on purpose. */
const PADS: PinmuxText['pads'] = {
  PA0: { code: 0, attributes: ['pull', 'invert', 'openDrain', 'inputDisable'] },
  PA1: { code: 1, attributes: ['pull', 'keeper', 'schmitt', 'slew', 'drive'], strap: true },
  PA2: { code: 2 },
  PA3: { code: 5, attributes: ['invert'], strap: true },
  PB0: { code: 7, bank: 'B', location: '12' },
  TCK: { code: 9 },
};

const SIGNALS: PinmuxText['signals'] = {
  'uart0.rx': { code: 0, direction: 'in' },
  'uart0.tx': { code: 1, direction: 'out' },
  'i2c0.sda': { code: 3, direction: 'inout', pads: ['PA0', 'PA2'] },
  'spi0.miso': { code: 4, direction: 'in', pads: ['PA1', 'PB0'] },
  'spi0.cs_n': { code: 9, direction: 'out', pads: ['PA3'] },
  'jtag.tck': { code: 12, direction: 'in', direct: 'TCK', debug: true },
};

export const SMALL = Pinmux.parse({
  netloom: 'pinmux',
  version: 1,
  name: 'pins',
  detectors: 2,
  pads: PADS,
  signals: SIGNALS,
  useCases: {
    console: { needs: { 'uart0.rx': { pad: 'PA0' }, 'uart0.tx': { pad: 'PA2', fixed: true } } },
  },
} satisfies PinmuxText);
