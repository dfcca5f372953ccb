import type { Lookup } from '../language/behaviour.ts';
import { mayMiss } from '../language/tables.ts';

/** A read port of an operation. */
type Port = Pick<Lookup, 'port'> & { table: { name: string } };
type Read = Pick<Lookup, 'table' | 'port' | 'index'>;

const at = ({ table, port }: Port) => `${table.name}_${port}`;

/** The index in the bits that the behaviour gives it, and in those that the table has. */
export const indexNet = (read: Port): string => `index_${at(read)}`;
export const placeNet = (read: Port): string => `at_${at(read)}`;
/** What stands there. */
export const wordNet = (read: Port): string => `word_${at(read)}`;

/** The same, and 0 beyond the last word. */
export const foundNet = (read: Read): string => (mayMiss(read) ? `found_${at(read)}` : wordNet(read));

/** A value on the way to an index. */
export const wayNet = (read: Port, name: string): string => `for_${at(read)}_${name}`;

/** Of what is written: whether, where and what. */
export const writeNets = (table: string) => ({
  set: `next_${table}_set`,
  at: `next_${table}_at`,
  word: `next_${table}`,
});
