import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';

/** Connects the source to this bit of the sink. */
export function setLine(source: string, sink: string, number: number): void {
  const { document } = useSoc.getState();
  change({ document: { ...document, interrupts: { ...document.interrupts, [source]: { sink, number } } } });
}

export function removeLine(source: string): void {
  const { document } = useSoc.getState();
  const interrupts = { ...document.interrupts };
  delete interrupts[source];
  change({ document: { ...document, interrupts } });
}
