import type { SocDocument } from '@netloom/model';
import { designOf } from '../design/block.ts';
import { resolve } from '../design/resolve.ts';
import type { Library } from '../library/library.ts';
import { applyEdits } from './applyEdits.ts';
import { say } from '../wording/sentences.ts';
import { refuse } from './edit.ts';
import type { Edit } from './edit.ts';
import { exportEdits } from './exportEdits.ts';
import { uniqueName } from './names.ts';

/** Makes a top-level port or interface for one of an instance, e.g. `uart0_tx` for `uart0.tx`, and connects them. */
export function exportToTop(
  document: SocDocument,
  library: Library,
  endpoint: string,
  wanted?: string,
): Edit<{ name: string }> {
  const design = designOf(document, library);
  const end = resolve(design, endpoint);
  if (end.kind === 'none') return refuse(end);
  if (end.kind === 'constant' || end.instance === undefined)
    return refuse(say('refused/no-instance-port', { endpoint }));
  if (end.kind === 'interface') {
    const name = uniqueName(document, wanted ?? `${end.instance}_${end.name}`);
    const fix = exportEdits(design, end.instance, end.name, name);
    if (!fix) return refuse(say('refused/no-export', { endpoint }));
    const edited = applyEdits(document, fix.edits);
    return edited.document ? { document: edited.document, name } : refuse(edited.refused);
  }
  const name = uniqueName(document, wanted ?? `${end.instance}_${end.name}`);
  const direction = end.side === 'both' ? 'inout' : end.side === 'sink' ? 'in' : 'out';
  const connection = direction === 'in' ? { from: name, to: endpoint } : { from: endpoint, to: name };
  return {
    name,
    document: {
      ...document,
      ports: { ...document.ports, [name]: { direction, width: String(end.high - end.low + 1) } },
      portConnections: [...document.portConnections, connection],
    },
  };
}
