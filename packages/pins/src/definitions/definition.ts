import { z } from 'zod';

/** A condition on values of other parameters: every named parameter has one of the listed values. */
export const When = z.record(z.string(), z.array(z.union([z.string(), z.number()])));
export type When = z.infer<typeof When>;

export const ParameterOption = z.object({
  /** What a configuration stores, e.g. `Even` or `16`. */
  value: z.union([z.string(), z.number()]),
  label: z.string(),
  /** Value of the field in C, by init method where those differ: `{ "Uart_Init": "UART_PARITY_EVEN", … }`. */
  macro: z.record(z.string(), z.string()).optional(),
  /** Modes that offer it; all when absent. */
  modes: z.array(z.string()).optional(),
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
  default: z.union([z.string(), z.number()]),
  min: z.number().optional(),
  max: z.number().optional(),
  unit: z.string().optional(),
  /** Hidden: never in a form. */
  visible: z.boolean(),
  /** Computed (see `derived`), never stored. */
  readOnly: z.boolean(),
  /** Name of the computation that gives the value, e.g. `spiBaudRate`. */
  derived: z.string().optional(),
  /** Modes that have it; all when absent. */
  modes: z.array(z.string()).optional(),
  /** Field of the `.Init` structure, by init method where those differ; absent: none. */
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
  /** E.g. `Uart_Init`; keys the macros and fields above. */
  initMethod: z.string(),
  /** E.g. 1 or 2 data lines, for SPI. */
  lines: z.number().int().optional(),
  /** Signals that the mode needs, with the parameter values under which it does. */
  signals: z.array(z.object({ name: z.string(), when: When.optional() })),
  /** Fields of `.Init` that the mode fixes, e.g. `{ "Direction": "SPI_DIRECTION_2LINES" }`. */
  fixed: z.record(z.string(), z.string()),
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
});
export type InitMethod = z.infer<typeof InitMethod>;

/** A kind of peripheral: all that the tool knows of it. A further peripheral is one more of these. */
export const PeripheralDefinition = z.object({
  name: z.string(),
  /** `{chip}` stands for the letters of the chip's family, e.g. `USART_{chip}1xx_V1_0`. */
  version: z.string(),
  about: z.string(),
  /** Names of the chip's IPs that it describes. */
  ips: z.array(z.string()),
  modes: z.array(Mode),
  parameters: z.array(Parameter),
  signals: z.array(SignalDefinition),
  /** By name of init method; empty for GPIO. */
  initMethods: z.record(z.string(), InitMethod),
  /** Stem of the generated files: `usart` gives `usart.c` and `usart.h`. */
  file: z.string(),
});
export type PeripheralDefinition = z.infer<typeof PeripheralDefinition>;
