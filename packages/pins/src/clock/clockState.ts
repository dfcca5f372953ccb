/** What a clock tree gives for some settings. */
export interface ClockState {
  /** Hz by name of node, e.g. `HSI`, `PLLCLK`, `SYSCLK`, `HCLK`, `PCLK1`, `PCLK2`, `APB1TIM`; 0 when off. */
  frequencies: Readonly<Record<string, number>>;
  /** Value of every setting: set or default. */
  settings: Readonly<Record<string, string | number>>;
  /** Wait states of the flash memory at this HCLK. */
  flashLatency: number;
}
