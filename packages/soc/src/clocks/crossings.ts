import type { Fix, SocDocument } from '@netloom/model';
import { asyncBridgeFix } from '../check/asyncBridgeFix.ts';
import { domainOf, soleSource } from '../check/clockSource.ts';
import { subjectOf } from '../check/check.ts';
import { originPointer } from '../check/rule.ts';
import type { Subject } from '../check/rule.ts';
import { signalCrossings } from '../check/rules/crossings.ts';
import { pulseFix, synchroniserFix } from '../check/synchroniserFix.ts';
import { clockInputs } from '../design/clockInputs.ts';
import { pointerOf } from '../document/pointer.ts';
import type { Library } from '../library/library.ts';

/** A connection between blocks of different clocks. */
export interface ClockCrossing {
  /** Nets that clock the two ends. */
  from: string;
  to: string;
  source: string;
  sink: string;
  /**
   * `bus`: an interface without a bridge. `signal`: an input that does not synchronise. `synchronised`: one that its
   * block brings into its own domain.
   */
  kind: 'bus' | 'signal' | 'synchronised';
  /** JSON pointer of the connection in the document. */
  pointer: string;
  /** What can be put in between, the likeliest first. */
  fixes: Fix[];
}

/** Every connection of a document that leads from one clock to another, as far as its blocks' clocks are known. */
export function clockCrossings(document: SocDocument, library: Library): ClockCrossing[] {
  const subject = subjectOf(document, library);
  const buses = subject.wiring.links.flatMap((link): ClockCrossing[] => {
    const { manager, subordinate, index } = link;
    const [from, to] = [domainOf(subject, manager), domainOf(subject, subordinate)];
    if (from === undefined || to === undefined || from === to) return [];
    const pointer = pointerOf('interfaceConnections', index);
    const bridge = asyncBridgeFix(subject, link);
    return [
      { from, to, source: manager.key, sink: subordinate.key, kind: 'bus', pointer, fixes: some(bridge) },
    ];
  });
  const signals = signalCrossings(subject).map((crossing): ClockCrossing => {
    const { sink, drive, from, to } = crossing;
    const fixes = some(synchroniserFix(subject, crossing), pulseFix(subject, crossing));
    const source = drive.source.kind === 'net' ? drive.source.key : '';
    return { from, to, source, sink, kind: 'signal', pointer: originPointer(drive.origin), fixes };
  });
  return [...buses, ...signals, ...synchronised(subject)];
}

const some = (...fixes: (Fix | undefined)[]) => fixes.flatMap((fix) => fix ?? []);

/** Inputs that their blocks synchronise, driven by a block that has another clock only. */
function synchronised(subject: Subject): ClockCrossing[] {
  const found: ClockCrossing[] = [];
  for (const [sink, drives] of subject.wiring.drives) {
    const to = synchronisedBy(subject, sink);
    if (to === undefined) continue;
    for (const { source, origin } of drives) {
      if (source.kind !== 'net') continue;
      const from = soleClock(subject, source.key.split('.')[0]!);
      if (from === undefined || from === to || !source.key.includes('.')) continue;
      found.push({
        ...{ from, to, source: source.key, sink },
        kind: 'synchronised',
        pointer: originPointer(origin),
        fixes: [],
      });
    }
  }
  return found;
}

function synchronisedBy(subject: Subject, sink: string): string | undefined {
  const [instance = '', port] = sink.split('.');
  const descriptor = subject.design.blocks.get(instance)?.shape?.descriptor;
  const isSynchronised = descriptor?.ports.find((each) => each.name === port)?.synchronised;
  return isSynchronised ? soleClock(subject, instance) : undefined;
}

/** The net that clocks a block of one clock. */
function soleClock(subject: Subject, instance: string): string | undefined {
  const descriptor = subject.design.blocks.get(instance)?.shape?.descriptor;
  const inputs = descriptor ? clockInputs(descriptor) : [];
  return inputs.length === 1 ? soleSource(subject, `${instance}.${inputs[0]}`) : undefined;
}
