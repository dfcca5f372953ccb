import type { Value } from '../../definitions/definition.ts';
import { GPIO } from '../../definitions/gpio.ts';
import type { Context, Held } from '../context.ts';
import { gpioModeOf } from '../gpioMode.ts';
import { refusalOf } from '../parameter.ts';
import { removal } from '../report.ts';
import type { Report } from '../report.ts';
import { routeOf } from '../routes.ts';

/** Settings of pins are parameters of the GPIO definition that the pin's mode has, with values that it offers. */
export function checkSettings(context: Context, report: Report): void {
  for (const held of context.held) {
    for (const [name, value] of Object.entries(held.assignment.settings ?? {})) {
      checkSetting(held, name, value, context, report);
    }
  }
}

function checkSetting(
  { name: pin, pin: chipPin, assignment }: Held,
  name: string,
  value: Value,
  context: Context,
  report: Report,
): void {
  const { chip, index } = context;
  const route = routeOf(assignment.signal, chipPin, context);
  const mode = gpioModeOf(assignment.signal, route, chip, index);
  const at = ['pins', pin, 'settings', name];
  const finding = { at, pins: [pin], fix: removal(`Back to the default of ${name}`, at) };
  const parameter = GPIO.parameters.find((one) => one.name === name && one.visible);
  if (!parameter || mode === undefined) {
    const reason = parameter
      ? `${assignment.signal} needs no setting of its pin`
      : 'a pin has no such setting';
    report.error({
      code: 'PINS-UNKNOWN-PARAMETER',
      message: `${pin}: ${name}: ${reason}; take it away`,
      ...finding,
    });
    return;
  }
  if (parameter.modes && !parameter.modes.includes(mode)) {
    const message = `${pin}: ${name} has no effect on ${assignment.signal}: take it away`;
    report.warning({ code: 'PINS-NO-EFFECT', message, ...finding });
    return;
  }
  const refusal = refusalOf(parameter, value, mode);
  if (refusal) report.error({ code: refusal.code, message: `${pin}: ${refusal.message}`, ...finding });
}
