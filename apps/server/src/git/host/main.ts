import { carryOut } from './carryOut.ts';
import type { FromHost, Order, ToHost } from './order.ts';

// The process that git is started from. It ends with the one that it works for, and all that it started with it.

const stops = new Map<number, AbortController>();
const tell = (word: FromHost) => process.send?.(word);

async function answer(id: number, order: Order): Promise<void> {
  const stop = new AbortController();
  stops.set(id, stop);
  try {
    tell({ id, end: await carryOut(order, stop.signal, (line) => tell({ id, line })) });
  } catch (error) {
    tell({ id, failure: error instanceof Error ? error.message : String(error) });
  } finally {
    stops.delete(id);
  }
}

process.on('message', (word: ToHost) => {
  if ('order' in word) void answer(word.id, word.order);
  else stops.get(word.id)?.abort();
});
process.on('disconnect', () => {
  for (const stop of stops.values()) stop.abort();
  process.exit();
});
