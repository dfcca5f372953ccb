import type { Block } from './block.ts';

const known = new WeakMap<Block, Map<string, string>>();

/** `uart0.tx`, the key of a port of a block: written once, since every rule looks ports up by it. */
export function portKey(block: Block, port: string): string {
  let keys = known.get(block);
  if (!keys) known.set(block, (keys = new Map<string, string>()));
  let key = keys.get(port);
  if (key === undefined) keys.set(port, (key = `${block.name}.${port}`));
  return key;
}
