import { z } from 'zod';
import { OPTIONS } from '../wording/definitions.ts';
import type { DefinitionSentence } from '../wording/sentences.ts';

const value = z.union([z.string(), z.number()]);

/** Value of a parameter: text of a list or a derived one, number of an integer or a list of numbers. */
export type Value = z.infer<typeof value>;

/** Key of the sentence that says why. */
const Because = z.enum(Object.keys(OPTIONS) as DefinitionSentence[]);

/** A condition on values of parameters: every named parameter has one of the listed values. */
export const When = z.record(z.string(), z.array(value));
export type When = z.infer<typeof When>;

export const ParameterOption = z.object({
  /** What a configuration stores, e.g. `Even` or `16`. */
  value,
  label: z.string(),
  /** Value of the field in C by init method, `Gpio_Init` for pins: `{ "Uart_Init": "UART_PARITY_EVEN", … }`. */
  macro: z.record(z.string(), z.string()).optional(),
  /** Modes that offer it; all when absent. */
  modes: z.array(z.string()).optional(),
  /** Why the other modes do not offer it. */
  reason: Because.optional(),
});
export type ParameterOption = z.infer<typeof ParameterOption>;

export const Parameter = z.object({
  name: z.string(),
  label: z.string(),
  /** Heading under which a form shows it. */
  group: z.string(),
  type: z.enum(['list', 'integer', 'string']),
  options: z.array(ParameterOption).optional(),
  /** Options that the pin tool offers beside those of the definition (NSS in hardware). */
  pinToolOptions: z.array(ParameterOption).optional(),
  default: value,
  /** Defaults of single modes. */
  defaults: z.record(z.string(), value).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  unit: z.string().optional(),
  /** Hidden: not among the parameters of a form. */
  visible: z.boolean(),
  /** Chosen beside the mode, because it adds signals: hardware flow control, NSS. */
  chosenWithMode: z.literal(true).optional(),
  /** Computed (see `derived`) or fixed, never stored. */
  readOnly: z.boolean(),
  /** Name of the computation that gives the value, e.g. `spiBaudRate`. */
  derived: z.string().optional(),
  /** Name of the check against the peripheral's clock, e.g. `usartBaud`. */
  check: z.string().optional(),
  /** Modes that have it; all when absent. */
  modes: z.array(z.string()).optional(),
  /** Field of the `.Init` structure by init method; a method that is not named has none. */
  field: z.record(z.string(), z.string()).optional(),
});
export type Parameter = z.infer<typeof Parameter>;

/** What a signal's pin is set to. */
export const SignalDefinition = z.object({
  name: z.string(),
  /** GPIO modes that fit, the default one first: names of modes of the GPIO definition. */
  gpioModes: z.array(z.string()),
  direction: z.enum(['in', 'out', 'inout']),
  about: z.string(),
});
export type SignalDefinition = z.infer<typeof SignalDefinition>;

export const Mode = z.object({
  name: z.string(),
  label: z.string(),
  /** E.g. `Uart_Init`; keys the macros and fields above. Empty for GPIO. */
  initMethod: z.string(),
  /** E.g. 1 or 2 data lines, for SPI. */
  lines: z.number().int().optional(),
  /** Signals that the mode needs, with the parameter values under which it does. */
  signals: z.array(z.object({ name: z.string(), when: When.optional() })),
  /** Fields of `.Init` that the mode fixes, in the order to write, e.g. `{ "Direction": "SPI_DIRECTION_2LINES" }`. */
  fixed: z.record(z.string(), z.string()),
  /** Values that parameters of other modes have in this one, e.g. `{ "OverSampling": 8 }`. */
  values: z.record(z.string(), value).optional(),
});
export type Mode = z.infer<typeof Mode>;

/** What an init method is in C. */
export const InitMethod = z.object({
  /** Type and prefix of the handle: `UART_HandleTypeDef`, `huart`. */
  handleType: z.string(),
  handlePrefix: z.string(),
  /** Function that takes the handle, and stem of the MSP functions: `HAL_UART_Init`, `HAL_UART`. */
  init: z.string(),
  mspStem: z.string(),
  /** Vectors with their HAL handlers, `{instance}` to be replaced; absent: `{instance}` and `<mspStem>_IRQHandler`. */
  interrupts: z.array(z.object({ vector: z.string(), handler: z.string() })).optional(),
});
export type InitMethod = z.infer<typeof InitMethod>;

/** A combination of values that the hardware does not support, or not as one might think. */
export const Rule = z.object({
  /** Modes that it is about; all when absent. */
  modes: z.array(z.string()).optional(),
  when: When,
  severity: z.enum(['error', 'warning', 'info']),
  /** Parameter at which it is said. */
  parameter: z.string(),
  /** Reason, remedy and source. */
  reason: Because,
});
export type Rule = z.infer<typeof Rule>;

/** A kind of peripheral: all that the tool knows of it. A further peripheral is one more of these. */
export const PeripheralDefinition = z.object({
  name: z.string(),
  /** `{chip}` stands for the letters of the chip's family, e.g. `USART_{chip}1xx_V1_0`. */
  version: z.string(),
  about: z.string(),
  /** Names of the chip's IPs that it describes. */
  ips: z.array(z.string()),
  /** Families whose hardware it describes; all when absent. */
  families: z.array(z.string()).optional(),
  modes: z.array(Mode),
  parameters: z.array(Parameter),
  signals: z.array(SignalDefinition),
  rules: z.array(Rule).optional(),
  /** By name of init method; empty for GPIO. */
  initMethods: z.record(z.string(), InitMethod),
  /** Stem of the generated files: `usart` gives `usart.c` and `usart.h`. */
  file: z.string(),
});
export type PeripheralDefinition = z.infer<typeof PeripheralDefinition>;
