import { say } from '../../wording/sentences.ts';
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
  const { signal } = assignment;
  const route = routeOf(signal, chipPin, context);
  const mode = gpioModeOf(signal, route, chip, index);
  const at = ['pins', pin, 'settings', name];
  const finding = { at, pins: [pin], fix: removal(say('pins-fix/default', { name }), at) };
  const values = { pin, parameter: name };
  const parameter = GPIO.parameters.find((one) => one.name === name && one.visible);
  if (!parameter || mode === undefined) {
    const said = parameter
      ? say('PINS-UNKNOWN-PARAMETER/needless', { ...values, signal })
      : say('PINS-UNKNOWN-PARAMETER/pin', values);
    report.error({ code: 'PINS-UNKNOWN-PARAMETER', ...said, ...finding });
    return;
  }
  if (parameter.modes && !parameter.modes.includes(mode)) {
    report.warning({ code: 'PINS-NO-EFFECT', ...say('PINS-NO-EFFECT', { ...values, signal }), ...finding });
    return;
  }
  const refusal = refusalOf(parameter, value, mode);
  if (refusal)
    report.error({ code: refusal.code, ...say('PINS-AT', { at: pin, reason: refusal.said }), ...finding });
}
