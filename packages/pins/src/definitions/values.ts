import type { Mode, Parameter, ParameterOption, PeripheralDefinition, Value, When } from './definition.ts';

/** Whether every named parameter has one of the listed values. */
export function holds(when: When | undefined, values: Readonly<Record<string, Value>>): boolean {
  return Object.entries(when ?? {}).every(([name, allowed]) => allowed.includes(values[name] ?? ''));
}

const parametersByMode = new WeakMap<PeripheralDefinition, Map<string, readonly Parameter[]>>();

/** Parameters that a mode has, hidden ones too. */
export function parametersOf(definition: PeripheralDefinition, mode: string): readonly Parameter[] {
  const known = parametersByMode.get(definition) ?? new Map<string, readonly Parameter[]>();
  parametersByMode.set(definition, known);
  const parameters =
    known.get(mode) ??
    definition.parameters.filter(({ modes }) => modes === undefined || modes.includes(mode));
  known.set(mode, parameters);
  return parameters;
}

/** All options of a list, those of the pin tool too, whatever the mode. */
export function allOptions(parameter: Parameter): ParameterOption[] {
  return [...(parameter.options ?? []), ...(parameter.pinToolOptions ?? [])];
}

/** Options of a list that a mode offers. */
export function optionsOf(parameter: Parameter, mode: string): ParameterOption[] {
  return allOptions(parameter).filter(({ modes }) => modes === undefined || modes.includes(mode));
}

export function defaultOf(parameter: Parameter, mode: string): Value {
  return parameter.defaults?.[mode] ?? parameter.default;
}

/** What is stored for a choice: nothing when it is the default. */
export function storedValue(parameter: Parameter, mode: string, value: Value): Value | undefined {
  return value === defaultOf(parameter, mode) ? undefined : value;
}

/** Values of a mode's parameters that are set, fixed or default; derived ones are left at their default. */
export function setValues(
  definition: PeripheralDefinition,
  mode: Mode,
  set: Readonly<Record<string, Value>> = {},
): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const parameter of parametersOf(definition, mode.name)) {
    const chosen = parameter.readOnly ? undefined : set[parameter.name];
    values[parameter.name] = chosen ?? defaultOf(parameter, mode.name);
  }
  return { ...values, ...mode.values };
}
