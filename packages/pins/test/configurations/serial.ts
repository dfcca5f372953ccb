import type { PeripheralSetting } from '@netloom/pins';
import { busClockOf } from './clocks.ts';
import type { Clocks } from './clocks.ts';
import type { Draw } from './draw.ts';

/** A mode with its parameters, and the signals that it needs. */
export interface SerialChoice {
  setting: PeripheralSetting;
  signals: string[];
}

type Parameters = NonNullable<PeripheralSetting['parameters']>;

const RATES = [
  110, 1200, 9600, 19200, 31250, 57600, 115200, 230400, 460800, 921600, 1_000_000, 2_000_000, 5_250_000,
];

/** Rates whose divider the register holds with an error of at most 1 % (RM0090 30.3.4, 30.6.3: 12 bits and the fraction). */
function ratesAt(clock: number, samples: 8 | 16): number[] {
  return RATES.filter((rate) => {
    const ratio = Math.round(clock / rate);
    const isRepresentable = clock / rate >= samples && ratio / samples < 4096;
    return isRepresentable && Math.abs(clock / ratio / rate - 1) <= 0.01;
  });
}

const DIRECTIONS = {
  'Receive and Transmit': ['TX', 'RX'],
  'Transmit Only': ['TX'],
  'Receive Only': ['RX'],
} as const;
const FLOW = { None: [], 'RTS Only': ['RTS'], 'CTS Only': ['CTS'], 'RTS/CTS': ['RTS', 'CTS'] } as const;

function framing(draw: Draw): Parameters {
  return { WordLength: draw.pick([8, 9]), Parity: draw.pick(['None', 'Even', 'Odd']) };
}

function asynchronous(draw: Draw, instance: string, clocks: Clocks): SerialChoice | undefined {
  const samples = draw.pick([8, 16] as const);
  const rates = ratesAt(busClockOf(instance, clocks), samples);
  if (rates.length === 0) return undefined;
  const direction = draw.pick(Object.keys(DIRECTIONS) as (keyof typeof DIRECTIONS)[]);
  const flow = instance.startsWith('USART') ? draw.pick(Object.keys(FLOW) as (keyof typeof FLOW)[]) : 'None';
  const parameters: Parameters = {
    BaudRate: draw.pick(rates),
    ...framing(draw),
    StopBits: draw.pick([1, 2]),
    Mode: direction,
    OverSampling: samples,
    ...(flow === 'None' ? {} : { HwFlowCtl: flow }),
  };
  return {
    setting: { mode: 'Asynchronous', parameters },
    signals: [...DIRECTIONS[direction], ...FLOW[flow]],
  };
}

/** The HAL samples eight times in synchronous mode. */
function synchronous(draw: Draw, instance: string, clocks: Clocks): SerialChoice | undefined {
  const rates = ratesAt(busClockOf(instance, clocks), 8);
  if (rates.length === 0) return undefined;
  const direction = draw.pick(['Receive and Transmit', 'Transmit Only'] as const);
  const parameters: Parameters = {
    BaudRate: draw.pick(rates),
    ...framing(draw),
    StopBits: draw.pick([1, 2, 0.5, 1.5]),
    Mode: direction,
    CLKPolarity: draw.pick(['Low', 'High']),
    CLKPhase: draw.pick(['One Edge', 'Two Edge']),
    CLKLastBit: draw.pick(['Disable', 'Enable']),
  };
  return { setting: { mode: 'Synchronous', parameters }, signals: [...DIRECTIONS[direction], 'CK'] };
}

const SPI_MODES = {
  Full_Duplex_Master: ['SCK', 'MISO', 'MOSI'],
  Full_Duplex_Slave: ['SCK', 'MISO', 'MOSI'],
  Simplex_Bidirectional_Master: ['SCK', 'MISO'],
} as const;

function spi(draw: Draw, instance: string, clocks: Clocks): SerialChoice {
  const mode = draw.pick(Object.keys(SPI_MODES) as (keyof typeof SPI_MODES)[]);
  const isMaster = mode === 'Full_Duplex_Master';
  const nss = draw.pick(['Software', 'Input Hardware', ...(isMaster ? ['Output Hardware'] : [])]);
  const fits = (divisor: number) => busClockOf(instance, clocks) / divisor <= 16_000_000;
  const parameters: Parameters = {
    DataSize: draw.pick([8, 16]),
    FirstBit: draw.pick(['MSB', 'LSB']),
    CLKPolarity: draw.pick(['Low', 'High']),
    CLKPhase: draw.pick(['1 Edge', '2 Edge']),
    ...(nss === 'Software' ? {} : { NSS: nss }),
    ...(isMaster ? { BaudRatePrescaler: draw.pick([2, 4, 8, 16, 32, 64, 128, 256].filter(fits)) } : {}),
  };
  const signals = [...SPI_MODES[mode], ...(nss === 'Software' ? [] : ['NSS'])];
  return { setting: { mode, parameters }, signals };
}

/** A legal use of a serial peripheral; undefined when its clock reaches no rate. */
export function drawSerial(draw: Draw, instance: string, clocks: Clocks): SerialChoice | undefined {
  if (instance.startsWith('SPI')) return spi(draw, instance, clocks);
  const isSynchronous = instance.startsWith('USART') && draw.chance(0.3);
  return (isSynchronous ? synchronous : asynchronous)(draw, instance, clocks);
}
