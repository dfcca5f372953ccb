/** Parameters as a run is asked for them: `NAME=expression`, one a line, in order of the names. */
export function parameterLines(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
}

/** The inverse. */
export function parametersOf(lines: string): Record<string, string> {
  return Object.fromEntries(
    lines
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
