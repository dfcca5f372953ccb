import type { BusInterface } from '@netloom/model';
import { soleClockInput } from '../design/clockInputs.ts';
import { portKey } from '../design/portKey.ts';
import type { ResolvedInterface } from '../design/resolve.ts';
import type { Shape } from '../design/shape.ts';
import type { Drive } from '../design/wires.ts';
import type { Subject } from './rule.ts';

/** The only drive of a one-bit port, when it is a net. */
export function soleSource({ wiring }: Pick<Subject, 'wiring'>, key: string): string | undefined {
  const drive: Drive | undefined = wiring.drives.get(key)?.[0];
  return drive?.source.kind === 'net' ? drive.source.key : undefined;
}

/** The net of a clock port: what drives it, or the clock of the document that the block makes there. */
export function clockNet(subject: Pick<Subject, 'wiring' | 'design'>, key: string): string | undefined {
  const [instance = '', port] = key.split('.');
  const made = subject.design.blocks.get(instance)?.shape?.generated?.ports.tree?.outputs;
  return made?.find((each) => each.port === port)?.name ?? soleSource(subject, key);
}

/** The clock port that an interface is synchronous to; with a single clock there is no doubt. */
function clockPort(shape: Shape, bus: BusInterface): string | undefined {
  return bus.clock ?? soleClockInput(shape.descriptor);
}

/** Name of the net that clocks one end of a connection; undefined when it is open or not declared. */
export function domainOf(subject: Subject, end: ResolvedInterface): string | undefined {
  const { design } = subject;
  if (end.instance === undefined) return design.document.interfaces[end.name]?.clock;
  const block = design.blocks.get(end.instance);
  const bus = block?.shape?.interfaces.get(end.name);
  const port = bus && clockPort(block!.shape!, bus);
  return port === undefined ? undefined : soleSource(subject, portKey(block!, port));
}
