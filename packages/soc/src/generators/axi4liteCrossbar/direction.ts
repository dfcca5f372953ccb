import type { Channel } from './channels.ts';

/** The channels of one direction: a request, data that goes along with it, and the response. */
export interface Direction {
  /** Begins the names of its signals. */
  name: 'write' | 'read';
  address: 'aw' | 'ar';
  data?: 'w';
  response: 'b' | 'r';
}

export const WRITES: Direction = { name: 'write', address: 'aw', data: 'w', response: 'b' };
export const READS: Direction = { name: 'read', address: 'ar', response: 'r' };

/** Channels on which a manager hands something over. */
export function requestChannels({ address, data }: Direction): Channel[] {
  return [address, ...(data ? [data] : [])];
}
