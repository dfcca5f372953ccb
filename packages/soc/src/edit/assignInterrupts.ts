import type { SocDocument } from '@netloom/model';
import { designOf } from '../design/block.ts';
import type { Design } from '../design/block.ts';
import { freeInterruptNumber } from '../design/interruptNumbers.ts';
import { wiringOf } from '../design/wiring.ts';
import { compareText } from '../document/order.ts';
import type { Library } from '../library/library.ts';

/**
 * Gives every interrupt output that leads nowhere the lowest free number of `sink`, or of the only interrupt input
 * that the document has. Without a sink, or when it is full, the rest stays open.
 */
export function assignInterrupts(document: SocDocument, library: Library, sink?: string): SocDocument {
  const design = designOf(document, library);
  const ends = interruptEnds(design);
  const target = sink ?? (ends.sinks.length === 1 ? ends.sinks[0] : undefined);
  if (target === undefined) return document;
  const { read } = wiringOf(design);
  let interrupts = document.interrupts;
  for (const source of ends.sources) {
    if (isOwn(source, target) || read.has(source) || Object.hasOwn(interrupts, source)) continue;
    const number = freeInterruptNumber({ ...design, document: { ...document, interrupts } }, target);
    if (number === undefined) break;
    interrupts = { ...interrupts, [source]: { sink: target, number } };
  }
  return { ...document, interrupts };
}

/** A controller's output does not ask the controller itself. */
function isOwn(source: string, sink: string): boolean {
  return sink.includes('.') && source.startsWith(sink.slice(0, sink.indexOf('.') + 1));
}

/** Interrupt ports of all instances, in order of their names. */
export function interruptEnds({ blocks }: Design): { sources: string[]; sinks: string[] } {
  const ofRole = (role: 'source' | 'sink') =>
    [...blocks.values()]
      .flatMap(({ name, shape }) =>
        (shape?.descriptor.interrupts ?? []).flatMap((each) =>
          each.role === role ? [`${name}.${each.port}`] : [],
        ),
      )
      .sort(compareText);
  return { sources: ofRole('source'), sinks: ofRole('sink') };
}
