import type { Diagnostic, Fix, SocDocument } from '@netloom/model';
import { portKey } from '../../design/portKey.ts';
import { uniqueName } from '../../edit/names.ts';
import { mending } from '../../wording/sentences.ts';
import { atInstance, connectionEdit, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** The name that cores and debug modules give it, as the RISC-V debug specifications do (1.0, 3.14.2). */
const NDMRESET = 'ndmreset';

/** SOC-DEBUG-RESET: a debugger's reset of the system that resets nothing. */
export function checkDebugReset({ design, wiring }: Subject): Diagnostic[] {
  return [...design.blocks.values()].flatMap((block) => {
    if (block.shape?.ports.get(NDMRESET)?.direction !== 'out') return [];
    const port = portKey(block, NDMRESET);
    if (wiring.read.has(port)) return [];
    return [
      problem('SOC-DEBUG-RESET', { port }, atInstance(block.name, NDMRESET), leadOut(design.document, port)),
    ];
  });
}

function leadOut(document: SocDocument, port: string): Fix {
  const name = uniqueName(document, NDMRESET);
  return mending('fix/export', { interface: port, name }, [
    { pointer: `/ports/${name}`, value: { direction: 'out', width: '1' } },
    connectionEdit(port, name),
  ]);
}
