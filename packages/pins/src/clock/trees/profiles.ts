import type { BusProfile } from './buses.ts';

type Bounds = Pick<BusProfile, 'hclk' | 'apb'>;

/** RM0090 5.1.4 and data sheets, STM32F405/407/415/417. */
export const upTo168: Bounds = {
  hclk: [
    { max: 168, when: { VoltageScale: ['Scale1'] } },
    { max: 144, when: { VoltageScale: ['Scale2'] } },
  ],
  apb: [{ apb1: 42, apb2: 84 }],
};

/** RM0090 5.1.4, RM0390 5.1.4, RM0386 5.1.4: lines up to 180 MHz, which need over-drive for the last 12. */
export const upTo180: Bounds = {
  hclk: [
    { max: 168, when: { VoltageScale: ['Scale1'], OverDrive: ['Off'] } },
    { max: 180, when: { VoltageScale: ['Scale1'], OverDrive: ['On'] } },
    { max: 144, when: { VoltageScale: ['Scale2'], OverDrive: ['Off'] } },
    { max: 168, when: { VoltageScale: ['Scale2'], OverDrive: ['On'] } },
    { max: 120, when: { VoltageScale: ['Scale3'] } },
  ],
  apb: [
    { apb1: 42, apb2: 84, when: { OverDrive: ['Off'] } },
    { apb1: 45, apb2: 90, when: { OverDrive: ['On'] } },
  ],
};

/** RM0368 5.1.4, STM32F401. */
export const upTo84: Bounds = {
  hclk: [
    { max: 84, when: { VoltageScale: ['Scale2'] } },
    { max: 60, when: { VoltageScale: ['Scale3'] } },
  ],
  apb: [{ apb1: 42, apb2: 84 }],
};

/** RM0383 5.1.4, RM0401, RM0402, RM0430 alike: lines up to 100 MHz. */
export const upTo100: Bounds = {
  hclk: [
    { max: 100, when: { VoltageScale: ['Scale1'] } },
    { max: 84, when: { VoltageScale: ['Scale2'] } },
    { max: 64, when: { VoltageScale: ['Scale3'] } },
  ],
  apb: [{ apb1: 50, apb2: 100 }],
};
