import type { Fix } from '@netloom/model';
import { uniqueName } from '../edit/names.ts';
import { mending } from '../wording/sentences.ts';
import { originPointer } from './rule.ts';
import type { Subject } from './rule.ts';
import type { SignalCrossing } from './rules/crossings.ts';

const SYNCHRONISER = 'netloom:ip:synchroniser:1.0';

/** Puts a synchroniser of two flip-flops on the way of one bit, with clock and reset of the block that takes it. */
export function synchroniserFix(subject: Subject, { sink, drive, to }: SignalCrossing): Fix | undefined {
  const { design } = subject;
  const { document } = design;
  const pointer = originPointer(drive.origin);
  const [, section, index] = pointer.split('/');
  const connection = section === 'portConnections' ? document.portConnections[Number(index)] : undefined;
  const [instance = '', port = ''] = sink.split('.');
  const shape = design.blocks.get(instance)?.shape;
  const isBit = shape?.ports.get(port)?.width === 1;
  const reset = resetOf(subject, instance, to);
  if (!connection || !isBit || reset === undefined || !design.library.find(SYNCHRONISER)) return undefined;
  const name = uniqueName(document, 'sync0');
  const wire = (from: string, end: string) => ({
    pointer: '/portConnections/-',
    value: { from, to: `${name}.${end}` },
  });
  return mending('fix/synchronise', { instance: name }, [
    { pointer: `/instances/${name}`, value: { ip: SYNCHRONISER } },
    { pointer: `${pointer}/from`, value: `${name}.out` },
    wire(connection.from, 'in'),
    wire(to, 'clk'),
    wire(reset, 'rst_n'),
  ]);
}

/** The active-low reset of the block, or the one of its clock. */
function resetOf({ design }: Subject, instance: string, clock: string): string | undefined {
  const { resets } = design.document;
  const own = design.blocks.get(instance)?.shape?.descriptor.resets[0];
  const source = own && design.sources.get(`${instance}.${own.port}`);
  if (source !== undefined && own?.polarity !== 'high') return source;
  return Object.keys(resets).find(
    (name) => resets[name]!.clock === clock && resets[name]!.polarity === 'low',
  );
}
