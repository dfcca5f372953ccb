import type { AnalysedPeripheral } from '../../check/analysis.ts';
import type { Value } from '../../definitions/definition.ts';
import { defaultOf, parametersOf } from '../../definitions/values.ts';

/** Properties of a device's node, and what of its settings Zephyr's bindings cannot say. */
export interface DeviceSettings {
  lines: readonly string[];
  missing: readonly string[];
}

type Values = Readonly<Record<string, Value>>;

/** Parameters that `Carried` says itself. */
interface Carried extends DeviceSettings {
  parameters: readonly string[];
}

/** What a definition's parameters are in Zephyr's bindings (uart-controller, i2c-controller). */
const CARRIED: Readonly<Record<string, (values: Values) => Carried>> = {
  USART: serial,
  UART: serial,
  I2C: i2c,
  SPI: () => ({
    parameters: ['CalculateBaudRate'],
    lines: [],
    missing: ['the clock rate (each device on the bus states its own, spi-max-frequency)'],
  }),
  CAN: () => ({
    parameters: ['CalculateBitRate'],
    lines: [],
    missing: ['the bit timing (the driver reckons it from bitrate and sample-point)'],
  }),
};

/** Undefined for a peripheral in a mode that Zephyr has no driver for. */
export function deviceSettings({ definition, mode, values }: AnalysedPeripheral): DeviceSettings | undefined {
  if (!definition || !mode || mode.name === 'Synchronous') return undefined;
  const carried = CARRIED[definition.name]?.(values) ?? { parameters: [], lines: [], missing: [] };
  const others = parametersOf(definition, mode.name).filter(
    (parameter) =>
      !parameter.readOnly &&
      !carried.parameters.includes(parameter.name) &&
      values[parameter.name] !== defaultOf(parameter, mode.name),
  );
  return {
    lines: carried.lines,
    missing: [
      ...(/Slave/.test(mode.name) ? ['the slave mode (chosen when the program runs)'] : []),
      ...others.map(({ name, label }) => `${label.toLowerCase()} ${String(values[name])}`),
      ...carried.missing,
    ],
  };
}

function serial(values: Values): Carried {
  const { BaudRate, WordLength, Parity, StopBits, HwFlowCtl = 'None' } = values;
  const isBoth = HwFlowCtl === 'RTS/CTS';
  return {
    parameters: ['BaudRate', 'WordLength', 'Parity', 'StopBits', 'HwFlowCtl'],
    lines: [
      `current-speed = <${Number(BaudRate)}>;`,
      // The HAL counts the parity bit to the word, Zephyr does not.
      `data-bits = <${Number(WordLength) - (Parity === 'None' ? 0 : 1)}>;`,
      `parity = "${String(Parity).toLowerCase()}";`,
      `stop-bits = "${Number(StopBits)}";`,
      isBoth ? 'hw-flow-control;' : '/delete-property/ hw-flow-control;',
    ],
    missing:
      isBoth || HwFlowCtl === 'None'
        ? []
        : [`flow control ${HwFlowCtl} (hw-flow-control is of RTS and CTS together)`],
  };
}

/** Rates that Zephyr's driver for this hardware knows (standard and fast mode). */
const I2C_RATES = [100_000, 400_000];

function i2c({ ClockSpeed }: Values): Carried {
  const speed = Number(ClockSpeed);
  const isKnown = I2C_RATES.includes(speed);
  return {
    parameters: ['ClockSpeed'],
    lines: isKnown ? [`clock-frequency = <${speed}>;`] : [],
    missing: isKnown ? [] : [`clock speed ${speed} Hz (the driver knows 100000 and 400000 alone)`],
  };
}
