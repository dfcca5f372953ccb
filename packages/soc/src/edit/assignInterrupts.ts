import type { SocDocument } from '@netloom/model';
import { designOf } from '../design/block.ts';
import type { Design } from '../design/block.ts';
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
  const width = widthOf(design, target);
  const { read } = wiringOf(design);
  const interrupts = { ...document.interrupts };
  const used = new Set(
    Object.values(interrupts).flatMap((line) => (line.sink === target ? [line.number] : [])),
  );
  let number = 0;
  for (const source of ends.sources) {
    if (read.has(source) || Object.hasOwn(interrupts, source)) continue;
    while (used.has(number)) number++;
    if (number >= width) break;
    used.add(number);
    interrupts[source] = { sink: target, number };
  }
  return { ...document, interrupts };
}

/** Interrupt ports of all instances, in order of their names. */
function interruptEnds({ blocks }: Design): { sources: string[]; sinks: string[] } {
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

function widthOf({ blocks }: Design, endpoint: string): number {
  const [instance = '', port = ''] = endpoint.split('.');
  return blocks.get(instance)?.shape?.ports.get(port)?.width ?? 0;
}
