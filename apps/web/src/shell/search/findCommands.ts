import Fuse from 'fuse.js';
import type { Offered } from '../../commands/offered.ts';

/** A command that can be done now, in the reader's words. */
export interface NamedCommand extends Offered {
  name: string;
}

/** What fits of the commands on offer, the best match first. */
export function findCommands(commands: readonly NamedCommand[], text: string): NamedCommand[] {
  const fuse = new Fuse(commands, { threshold: 0.3, ignoreLocation: true, keys: ['name'] });
  return fuse.search(text.trim()).map(({ item }) => item);
}
