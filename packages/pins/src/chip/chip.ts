import { z } from 'zod';

/** How one signal reaches one pin: an entry of the pin's multiplexer, or a remapping of the whole peripheral. */
export const Route = z.object({
  /** Value of the pin's multiplexer (AFR of a STM32F4: 0–15); absent where a pin needs none (analog, oscillator). */
  alternate: z.number().int().min(0).max(255).optional(),
  /** Name of the multiplexer's value in C, e.g. `GPIO_AF7_USART1`. */
  macro: z.string().optional(),
  /** Remapping (STM32F1's AFIO): all signals of the peripheral must use the same, e.g. `USART1_REMAP1`. */
  remap: z.string().optional(),
});
export type Route = z.infer<typeof Route>;

export const ChipSignal = z.object({
  /** `<instance>_<signal>`, e.g. `USART1_TX`; `GPIO` for the pin as general-purpose input and output. */
  name: z.string(),
  /** For `GPIO` alone: what the pin can be, e.g. `Input`, `Output`, `Analog`, `EVENTOUT`, `EXTI`. */
  modes: z.array(z.string()).optional(),
  /** Ways from the peripheral to this pin; none listed: the signal needs no multiplexer. */
  routes: z.array(Route).optional(),
});
export type ChipSignal = z.infer<typeof ChipSignal>;

export const PinType = z.enum(['I/O', 'MonoIO', 'Power', 'Reset', 'Boot', 'NC']);
export type PinType = z.infer<typeof PinType>;

export const ChipPin = z.object({
  /** As the chip's maker writes it, e.g. `PC14-OSC32_IN`. Pins with signals have names of their own; `VSS` may repeat. */
  name: z.string(),
  /** Lead number (`37`) or ball (`B1`). Several I/O pins may be bonded to one position: only one of them may be used. */
  position: z.string(),
  type: PinType,
  /** Condition of the maker under which this pin is at its position, e.g. `PINREMAP`. */
  variant: z.string().optional(),
  /** Letter of the GPIO port and number in it, 0–15; absent when the pin is no GPIO. */
  port: z.string().optional(),
  number: z.number().int().min(0).max(31).optional(),
  signals: z.array(ChipSignal),
});
export type ChipPin = z.infer<typeof ChipPin>;

/** A peripheral of the chip, e.g. instance `USART1` of IP `USART`. */
export const ChipIp = z.object({
  instance: z.string(),
  name: z.string(),
  version: z.string(),
  /** Name of the maker's configuration of the IP. */
  config: z.string().optional(),
  /** Macros that switch the peripheral's clock on, when the maker names them. */
  clockEnable: z.array(z.string()).optional(),
});
export type ChipIp = z.infer<typeof ChipIp>;

const range = z.object({ min: z.number().optional(), max: z.number().optional() });

/** A microcontroller in one package: the text of `chips/<id>.chip.json`. */
export const Chip = z.object({
  netloom: z.literal('chip'),
  version: z.literal(1),
  /** Name of the file and in a configuration: letters, digits, `_`, `-`. */
  id: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/),
  /** As the maker writes it, e.g. `STM32F407Z(E-G)Tx`. */
  model: z.string(),
  vendor: z.string(),
  family: z.string(),
  line: z.string(),
  core: z.string(),
  /** E.g. `LQFP144`, `UFBGA176`, `WLCSP49`, `UFQFPN32`, `TSSOP20`. */
  package: z.string(),
  /** Name of the clock tree (see `clock/`). */
  clockTree: z.string(),
  /** Highest frequency of the core in MHz. */
  frequency: z.number().optional(),
  /** kB; several where the file is of several parts. */
  flash: z.array(z.number()),
  ram: z.array(z.number()),
  ccmRam: z.number().optional(),
  /** V */
  voltage: range,
  /** `lowest` in µA, `run` in µA/MHz, as the maker gives them. */
  current: z.object({ lowest: z.number().optional(), run: z.number().optional() }),
  /** °C */
  temperature: range,
  ips: z.array(ChipIp),
  pins: z.array(ChipPin),
});
export type Chip = z.infer<typeof Chip>;

/** A package by its kind, and the pins that have positions on it. */
export type Packaged = Pick<Chip, 'model' | 'package' | 'pins'>;
