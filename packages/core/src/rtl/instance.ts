const PORT = /\b(?:input|output)\s+logic(?:\s*\[[^\]]*\])?\s+(\w+)/g;
const HEADER = /^module \w+ (?:#\([^)]*\) )?\(\n([\s\S]*?)^\);/m;

/** The declarations of ports in the text of a module. */
export function portsOf(moduleText: string): string {
  return HEADER.exec(moduleText)?.[1] ?? '';
}

/**
 * An instance `u_<unit>` of `<c>_<unit>`, with the ports that their declarations name; a port goes to the net of its
 * own name unless `nets` says another. `parameters` are handed down: parameter → value.
 */
export function instance(
  core: string,
  unit: string,
  ports: string,
  nets: Readonly<Record<string, string>> = {},
  parameters: Readonly<Record<string, string>> = {},
): string {
  const names = [...ports.matchAll(PORT)].map(([, name = '']) => name);
  const width = Math.max(...names.map((name) => name.length));
  const connections = names.map((name) => `  .${name.padEnd(width)} (${nets[name] ?? name})`);
  const overrides = Object.entries(parameters).map(([name, value]) => `  .${name} (${value})`);
  const head = overrides.length > 0 ? ` #(\n${overrides.join(',\n')}\n)` : '';
  return `${core}_${unit}${head} u_${unit} (\n${connections.join(',\n')}\n);\n`;
}
