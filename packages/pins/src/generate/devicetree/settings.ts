import type { Worded } from '@netloom/model';
import type { AnalysedPeripheral } from '../../check/analysis.ts';
import type { Value } from '../../definitions/definition.ts';
import { defaultOf, parametersOf } from '../../definitions/values.ts';
import { say } from '../../wording/sentences.ts';

/** Properties of a device's node, and what of its settings Zephyr's bindings cannot say. */
export interface DeviceSettings {
  lines: readonly string[];
  missing: readonly Worded[];
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
    missing: [say('zephyr/spi', {})],
  }),
  CAN: () => ({
    parameters: ['CalculateBitRate'],
    lines: [],
    missing: [say('zephyr/can', {})],
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
      ...(/Slave/.test(mode.name) ? [say('zephyr/slave', {})] : []),
      ...others.map(({ name, label }) =>
        say('zephyr/setting', { setting: label.toLowerCase(), value: String(values[name]) }),
      ),
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
    missing: isBoth || HwFlowCtl === 'None' ? [] : [say('zephyr/flow', { flow: String(HwFlowCtl) })],
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
    missing: isKnown ? [] : [say('zephyr/i2c', { speed })],
  };
}
