import type { SocDocument } from '@netloom/model';
import { subjectOf } from '../check/check.ts';
import { isStatusBit } from '../check/rules/tree/statusBit.ts';
import { compareText } from '../document/order.ts';
import type { Library } from '../library/library.ts';
import { unitOf } from './unit.ts';

/** Outputs of one bit of blocks, which may be an idle hint or ask for a reset, as endpoints. */
export function statusOutputs(document: SocDocument, library: Library): readonly string[] {
  const before = known.get(document);
  if (before?.library === library) return before.outputs;
  const outputs = outputsOf(document, library);
  known.set(document, { library, outputs });
  return outputs;
}

const known = new WeakMap<SocDocument, { library: Library; outputs: string[] }>();

function outputsOf(document: SocDocument, library: Library): string[] {
  const subject = subjectOf(document, library);
  const unit = unitOf(document);
  return [...subject.design.blocks.values()]
    .filter(({ name }) => name !== unit)
    .flatMap(({ name, shape }) => {
      const clocks = new Set(shape?.descriptor.clocks.map(({ port }) => port));
      return [...(shape?.ports ?? [])].flatMap(([port, { direction }]) =>
        direction === 'out' && !clocks.has(port) && !shape!.interfaceOf.has(port) ? [`${name}.${port}`] : [],
      );
    })
    .filter((endpoint) => isStatusBit(subject, endpoint))
    .sort(compareText);
}
