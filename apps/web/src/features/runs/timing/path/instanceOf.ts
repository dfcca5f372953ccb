/** The instance of the SoC that a name of the netlist lies in: its first part, also where the hierarchy was dissolved. */
export function instanceOf(name: string, instances: ReadonlySet<string>): string | null {
  const first = name.replace(/^\\/, '').split(/[/.[]/, 1)[0] ?? '';
  return instances.has(first) ? first : null;
}
