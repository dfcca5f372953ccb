import type { Block } from './block.ts';

/** `uart0.tx`, the key of a port of a block: written once, since every rule looks ports up by it. */
export function portKey({ name, keys }: Block, port: string): string {
  let key = keys.get(port);
  if (key === undefined) keys.set(port, (key = `${name}.${port}`));
  return key;
}
