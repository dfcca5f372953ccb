import type { Diagnostic } from '@netloom/model';
import { clockInputs } from '../../design/clockInputs.ts';
import { portKey } from '../../design/portKey.ts';
import type { Drive } from '../../design/wires.ts';
import { clockNet, soleSource } from '../clockSource.ts';
import { portTiming } from '../portTiming.ts';
import { synchroniserFix } from '../synchroniserFix.ts';
import { atInstance, originPointer, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** A plain input that is driven from another clock than its own. */
export interface SignalCrossing {
  sink: string;
  drive: Drive;
  /** Nets that clock its source and itself. */
  from: string;
  to: string;
}

/** SOC-CLOCK-CROSSING: a plain input that is driven from another clock and does not synchronise. Unknown clocks say nothing. */
export function checkCrossings(subject: Subject): Diagnostic[] {
  return signalCrossings(subject).map((crossing) => crossingProblem(subject, crossing));
}

/** The first crossing into each input that does not synchronise. */
export function signalCrossings(subject: Subject): SignalCrossing[] {
  if (hasOneDomain(subject)) return [];
  const found: SignalCrossing[] = [];
  for (const [sink, drives] of subject.wiring.drives) {
    const to = clockOf(subject, sink);
    if (to === undefined || isClockOrReset(subject, sink)) continue;
    const drive = drives.find((each) => crosses(subject, each, to));
    if (drive?.source.kind !== 'net') continue;
    found.push({ sink, drive, from: clockOf(subject, drive.source.key)!, to });
  }
  return found;
}

/** Most documents: then there is nothing to look for. Of what has no clock nothing is said. */
function hasOneDomain(subject: Subject): boolean {
  const nets = new Set<string>();
  for (const block of subject.design.blocks.values()) {
    for (const port of block.shape ? clockInputs(block.shape.descriptor) : []) {
      const source = soleSource(subject, portKey(block, port));
      if (source !== undefined) nets.add(source);
    }
    for (const { name } of block.shape?.generated?.ports.tree?.outputs ?? []) nets.add(name);
    if (nets.size > 1) return false;
  }
  return true;
}

/** Name of the net that clocks a port of an instance. */
function clockOf(subject: Subject, key: string): string | undefined {
  const [instance = '', port] = key.split('.');
  const shape = subject.design.blocks.get(instance)?.shape;
  if (!shape || port === undefined) return undefined;
  const { clock } = portTiming(shape, port);
  return clock === undefined ? undefined : clockNet(subject, `${instance}.${clock}`);
}

function isClockOrReset({ design }: Subject, key: string): boolean {
  const [instance = '', port] = key.split('.');
  const { clocks = [], resets = [] } = design.blocks.get(instance)?.shape?.descriptor ?? {};
  return [...clocks, ...resets].some((each) => each.port === port);
}

function crosses(subject: Subject, { source }: Drive, to: string): boolean {
  if (source.kind !== 'net' || isClockOrReset(subject, source.key)) return false;
  const from = clockOf(subject, source.key);
  if (from === undefined || from === to) return false;
  const [one, other] = [rootOf(subject, from), rootOf(subject, to)];
  return one !== undefined && other !== undefined && one !== other;
}

/** The clock that a block's clock output is made from; undefined where that is not known. */
function rootOf(subject: Subject, net: string, depth = 0): string | undefined {
  const [instance = '', port] = net.split('.');
  const shape = port === undefined ? undefined : subject.design.blocks.get(instance)?.shape;
  if (!shape) return net;
  const inputs = clockInputs(shape.descriptor);
  if (inputs.length === 0) return net;
  const source = inputs.length === 1 ? soleSource(subject, `${instance}.${inputs[0]}`) : undefined;
  return source === undefined || depth > 20 ? undefined : rootOf(subject, source, depth + 1);
}

function crossingProblem(subject: Subject, crossing: SignalCrossing): Diagnostic {
  const { sink, drive, from, to } = crossing;
  const [instance = '', port] = sink.split('.');
  const source = drive.source.kind === 'net' ? drive.source.key : '';
  const place = { ...atInstance(instance, port), pointer: originPointer(drive.origin) };
  return problem(
    'SOC-CLOCK-CROSSING',
    { source, from, port: sink, to },
    place,
    synchroniserFix(subject, crossing),
  );
}
