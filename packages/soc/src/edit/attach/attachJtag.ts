import type { SocDocument } from '@netloom/model';
import type { Library } from '../../library/library.ts';
import { editedSubject } from '../editedSubject.ts';
import { jtagPins, withJtagPins } from '../jtagPins.ts';
import type { JtagPin } from '../jtagPins.ts';
import type { Attachment, AttachLine, IsLeftOut } from './attachment.ts';

/** Takes JTAG of instances to pins of the SoC. */
export function attachJtag(
  document: SocDocument,
  library: Library,
  instances: ReadonlySet<string>,
  isLeftOut: IsLeftOut,
): Attachment {
  let current = document;
  const lines: AttachLine[] = [];
  for (const instance of instances) {
    const all = jtagPins(editedSubject(current, library), instance);
    const pins = all.filter((pin) => !isLeftOut(lineOf(pin).id));
    const next = withJtagPins(current, pins);
    if (next !== current) lines.push(...pins.map(lineOf));
    current = next;
  }
  return { document: current, lines };
}

function lineOf({ kind, name, end, direction }: JtagPin): AttachLine {
  const drives = direction === 'out' ? ({ drives: true } as const) : {};
  return { id: `${kind}:${end}`, kind, end, ...drives, to: name, blocks: [], joined: [] };
}
