import { z } from 'zod';

const value = z.union([z.string().max(200), z.number()]);

export const PinAssignment = z.object({
  /** `USART1_TX`, or of a GPIO: `GPIO_Input`, `GPIO_Output`, `GPIO_Analog`, `GPIO_EVENTOUT`, `GPIO_EXTI`. */
  signal: z.string().min(1).max(80),
  /** Further signals on the same pin, where that is electrically meant: one voltage measured by several converters. */
  shared: z.array(z.string().min(1).max(80)).max(8).optional(),
  /** A hard choice: the solver never moves it. Without it the pin is a suggestion. */
  lock: z.literal(true).optional(),
  /** Name of the user's, a C identifier: gives `LED_GREEN_Pin` and `LED_GREEN_GPIO_Port`. */
  label: z.string().max(64).optional(),
  /** Parameters of the GPIO definition that differ from their defaults, e.g. `{ "GPIO_Speed": "High" }`. */
  settings: z.record(z.string().max(64), value).optional(),
});
export type PinAssignment = z.infer<typeof PinAssignment>;

export const PeripheralSetting = z.object({
  /** Name of a mode of the definition. A disabled peripheral keeps its parameters: mode `Disable`. */
  mode: z.string().min(1).max(80),
  /** Parameters that differ from their defaults. */
  parameters: z.record(z.string().max(64), value).optional(),
  /** Priority of its interrupt in the NVIC, 0 (highest) to 15; absent: the interrupt is off. */
  interrupt: z.number().int().min(0).max(15).optional(),
});
export type PeripheralSetting = z.infer<typeof PeripheralSetting>;

export const LinChannel = z.object({
  /** C identifier; gives `LinConf_LinChannel_<name>`. */
  name: z.string().max(64),
  /** Fields that differ from their defaults; see `lin/`. */
  settings: z.record(z.string().max(64), z.union([value, z.boolean()])).optional(),
});
export type LinChannel = z.infer<typeof LinChannel>;

/** Pins, peripherals and clocks of one chip: the text of `<name>.pins.json`. Holds nothing that can be worked out. */
export const PinConfiguration = z.object({
  netloom: z.literal('pins'),
  version: z.literal(1),
  name: z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,39}$/),
  /** Id of the chip: a built-in one, or `chips/<id>.chip.json` of the project. */
  chip: z.string().max(64),
  code: z
    .object({
      /** Where hand-written code lives: between markers of the generated files, or in files of its own. */
      userCode: z.enum(['markers', 'files']).optional(),
      /** kB of flash of the very part, one of the chip's; absent: the smallest, which every part has. */
      flash: z.number().int().optional(),
    })
    .optional(),
  /** Settings of the clock tree that differ from its reset state, by name of its nodes; frequencies in Hz. */
  clocks: z.record(z.string().max(64), value).optional(),
  /** By instance, e.g. `USART1`. */
  peripherals: z.record(z.string().max(64), PeripheralSetting),
  /** By name of the chip's pin, e.g. `PC14-OSC32_IN`. */
  pins: z.record(z.string().max(64), PinAssignment),
  lin: z
    .object({
      /** Fields of LinGeneral and of the vendor that differ from their defaults. */
      general: z.record(z.string().max(64), z.union([value, z.boolean()])).optional(),
      channels: z.array(LinChannel).max(64),
    })
    .optional(),
});
export type PinConfiguration = z.infer<typeof PinConfiguration>;
