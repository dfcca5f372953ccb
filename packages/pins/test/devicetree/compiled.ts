import { tool, writeFiles } from '../toolbox.ts';

/** Properties by name of node; those without a value are `true`. */
export type Nodes = ReadonlyMap<string, ReadonlyMap<string, string | true>>;

/** What the devicetree compiler makes of a text. Any complaint of it is an error. */
export async function compiled(folder: string, text: string): Promise<Nodes> {
  writeFiles(folder, [{ path: 'board.dts', text }]);
  const options = ['-I', 'dts', '-O', 'dts', '-W', 'no-unit_address_vs_reg', '-E', 'gpios_property'];
  const printed = await tool(folder, 'dtc', ...options, 'board.dts');
  const nodes = new Map<string, Map<string, string | true>>();
  const open: string[] = [];
  for (const line of printed.split('\n').map((one) => one.trim())) {
    const start = /^(?:\w+: )*([\w,/-]+) \{$/.exec(line)?.[1];
    const property = /^([\w,#-]+)(?: = (.*))?;$/.exec(line);
    if (start !== undefined) {
      open.push(start);
      nodes.set(start, new Map());
    } else if (line === '};') {
      open.pop();
    } else if (property) {
      nodes.get(open.at(-1)!)!.set(property[1]!, property[2] ?? true);
    }
  }
  return nodes;
}
