/** Of a USART: `fck` in Hz, wanted baud rate in bit/s, samples a bit. */
export interface BaudRequest {
  clock: number;
  baud: number;
  overSampling: 8 | 16;
}

export interface BaudResult {
  /** Bit/s that the peripheral really gives. */
  actual: number;
  /** (actual − wanted) / wanted, in %. */
  error: number;
  /** USARTDIV, a multiple of 1/16 or with OVER8 of 1/8. */
  divider: number;
  /** Value of register BRR. */
  register: number;
  /** Whether the divider lies in what BRR holds: 1 to just under 4096. */
  isReachable: boolean;
}

/** Highest and lowest baud rate in bit/s at a clock in Hz: USARTDIV from 1 to 4095 and the largest fraction. */
export function baudRange(clock: number, overSampling: 8 | 16): { min: number; max: number } {
  return { min: clock / (overSampling * 4096 - 1), max: clock / overSampling };
}

/**
 * What `HAL_UART_Init` and `HAL_USART_Init` make of a baud rate: baud = fck / (8 × (2 − OVER8) × USARTDIV) (RM0090
 * 30.3.4). USARTDIV has 12 bits of mantissa and 4 of fraction, with OVER8 3, and bit 3 of BRR stays 0. The HAL takes
 * whole hundredths of USARTDIV first, so that it may miss the nearest divider by one step.
 */
export function baudOf({ clock, baud, overSampling }: BaudRequest): BaudResult {
  const hundredths = Math.floor((Math.floor(clock) * 100) / (overSampling * baud));
  const fraction = Math.floor(((hundredths % 100) * overSampling + 50) / 100);
  const most = overSampling * 4096 - 1;
  const ticks = Math.min(
    Math.max(Math.floor(hundredths / 100) * overSampling + fraction, overSampling),
    most,
  );
  const { min, max } = baudRange(clock, overSampling);
  const actual = clock / ticks;
  return {
    actual,
    error: ((actual - baud) / baud) * 100,
    divider: ticks / overSampling,
    register: Math.floor(ticks / overSampling) * 16 + (ticks % overSampling),
    isReachable: clock > 0 && baud <= max && baud >= min,
  };
}
