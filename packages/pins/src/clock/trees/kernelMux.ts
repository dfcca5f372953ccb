import type { ClockNode, Limit } from '../clockTree.ts';

export interface KernelMux {
  /** Name of the setting, and of the clock that comes out. */
  name: string;
  output: string;
  /** Node whose clock is taken, and ending of the constant; the first is chosen at reset. */
  inputs: readonly (readonly [string, string])[];
  /** Constants are `RCC_<stem>CLKSOURCE_…`. */
  stem: string;
  /** Macro of the HAL that takes the constant. */
  call: string;
  limits?: readonly Limit[];
}

/** The choice of a peripheral's own clock (RCC_DCKCFGR, RCC_DCKCFGR2; I2SSRC of RCC_CFGR). */
export function kernelMux({ name, output, inputs, stem, call, limits }: KernelMux): ClockNode[] {
  return [
    {
      kind: 'mux',
      name,
      options: inputs.map(([input, macro]) => ({
        value: input,
        input,
        macro: `RCC_${stem}CLKSOURCE_${macro}`,
      })),
      default: inputs[0]![0],
      call,
    },
    { kind: 'output', name: output, input: name, limits },
  ];
}

/** USB full speed wants 48 MHz within 0.25 %, SDIO and the random numbers at most that (RM0090 7.2.3). */
export const USB_LIMIT: Limit = { max: 48_120_000, severity: 'warning', source: 'RM0090 7.2.3' };
