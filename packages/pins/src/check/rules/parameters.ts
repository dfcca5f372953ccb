import { say } from '../../wording/sentences.ts';
import type { Mode, Parameter, PeripheralDefinition, Value } from '../../definitions/definition.ts';
import { holds } from '../../definitions/values.ts';
import type { AnalysedPeripheral } from '../analysis.ts';
import type { Context } from '../context.ts';
import { refusalOf } from '../parameter.ts';
import type { Refusal } from '../parameter.ts';
import { removal, setting } from '../report.ts';
import type { Report } from '../report.ts';

/** Every parameter of an enabled peripheral is known, in its range, and fits the others. */
export function checkParameters({ configuration, peripherals }: Context, report: Report): void {
  for (const [instance, { parameters }] of Object.entries(configuration.peripherals)) {
    const { definition, mode } = peripherals.get(instance) ?? {};
    if (!definition) continue;
    for (const [name, value] of Object.entries(parameters ?? {})) {
      checkParameter(instance, definition, mode, name, value, report);
    }
  }
  for (const peripheral of peripherals.values()) checkRules(peripheral, report);
}

function checkParameter(
  instance: string,
  definition: PeripheralDefinition,
  mode: Mode | undefined,
  name: string,
  value: Value,
  report: Report,
): void {
  const at = ['peripherals', instance, 'parameters', name];
  const parameter = definition.parameters.find((one) => one.name === name);
  const finding = refused(parameter, definition, mode, name, value);
  if (!finding) return;
  const { nearest, code, said } = finding;
  const fix =
    nearest === undefined
      ? removal(say('pins-fix/default', { name }), at)
      : setting(say('pins-fix/set', { name, value: nearest }), at, nearest);
  report.error({ code, ...say('PINS-AT', { at: instance, reason: said }), at, instance, fix });
}

function refused(
  parameter: Parameter | undefined,
  definition: PeripheralDefinition,
  mode: Mode | undefined,
  name: string,
  value: Value,
): Refusal | undefined {
  if (!parameter) {
    const known = definition.parameters.filter((one) => !one.readOnly).map((one) => one.name);
    return {
      code: 'PINS-UNKNOWN-PARAMETER',
      said: say('PINS-UNKNOWN-PARAMETER/peripheral', {
        peripheral: definition.name,
        parameter: name,
        known: known.join(', '),
      }),
    };
  }
  if (parameter.readOnly) {
    return { code: 'PINS-READ-ONLY', said: say('PINS-READ-ONLY', { parameter: name }) };
  }
  const isOther = mode !== undefined && parameter.modes !== undefined && !parameter.modes.includes(mode.name);
  return isOther ? undefined : refusalOf(parameter, value, mode?.name);
}

function checkRules({ instance, definition, mode, values }: AnalysedPeripheral, report: Report): void {
  if (!definition || !mode) return;
  for (const { modes, when, severity, parameter, reason } of definition.rules ?? []) {
    if ((modes && !modes.includes(mode.name)) || !holds(when, values)) continue;
    report.add(severity, {
      code: 'PINS-COMBINATION',
      ...say('PINS-COMBINATION', {
        instance,
        parameter,
        value: String(values[parameter]),
        reason: say(reason, {}),
      }),
      at: ['peripherals', instance, 'parameters', parameter],
      instance,
    });
  }
}
