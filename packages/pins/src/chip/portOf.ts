/** Letter and number of the GPIO port in a pin's name, e.g. C and 14 of `PC14-OSC32_IN`; undefined for other pins. */
export function portOf(name: string): { port: string; number: number } | undefined {
  const [, port, number] = /^P([A-Z])(1[0-5]|\d)(?!\d)/.exec(name) ?? [];
  return port === undefined ? undefined : { port, number: Number(number) };
}
