import { Memory } from './memory.ts';

/** The canonical text: members in the order of the schema, macros by name, what is as it is by default left out. */
export function writeMemory(memory: Memory): string {
  const {
    macros,
    maskBits,
    title,
    use,
    cost,
    scrub,
    bus,
    registers,
    bist,
    repair,
    contents,
    lowPower,
    period,
    ...rest
  } = Memory.parse(memory);
  const { netloom, version, name, depth, width, ports, ...options } = rest;
  const tree = {
    ...{ netloom, version, name },
    ...(title !== undefined && { title }),
    ...{ depth, width, ports },
    ...(maskBits !== undefined && { maskBits }),
    ...options,
    ...(scrub !== undefined && { scrub }),
    ...(bus !== 'none' && { bus }),
    ...(registers && { registers }),
    ...(bist !== undefined && { bist }),
    ...(repair !== undefined && { repair }),
    ...(period !== undefined && { period }),
    ...(lowPower !== undefined && { lowPower }),
    ...(contents !== undefined && { contents }),
    ...(use !== undefined && { use }),
    cost,
    macros: Object.fromEntries(Object.entries(macros).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  return `${JSON.stringify(tree, null, 2)}\n`;
}
