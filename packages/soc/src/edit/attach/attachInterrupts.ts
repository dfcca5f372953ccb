import type { SocDocument } from '@netloom/model';
import { editedSubject } from '../editedSubject.ts';
import { designOf } from '../../design/block.ts';
import { freeInterruptNumber } from '../../design/interruptNumbers.ts';
import { ownerOf } from '../../document/renames/namedSections.ts';
import type { Library } from '../../library/library.ts';
import { interruptEnds } from '../assignInterrupts.ts';
import type { Attachment, AttachLine, IsLeftOut } from './attachment.ts';

/** Gives open interrupt outputs of instances a number, and those of others that such an instance takes. */
export function attachInterrupts(
  document: SocDocument,
  library: Library,
  instances: ReadonlySet<string>,
  isLeftOut: IsLeftOut,
): Attachment {
  const design = designOf(document, library);
  const { sources, sinks } = interruptEnds(design);
  const isOwn = (end: string) => instances.has(ownerOf(end));
  const asked = sinks.some(isOwn) ? sources : sources.filter(isOwn);
  const lines: AttachLine[] = [];
  if (asked.length === 0) return { document, lines };
  const sinkOf = sinkChooser(document, sources, sinks);
  const { read } = editedSubject(document, library).wiring;
  let current = document;
  for (const source of asked) {
    const id = `interrupt:${source}`;
    if (read.has(source) || Object.hasOwn(current.interrupts, source) || isLeftOut(id)) continue;
    const sink = sinkOf(source);
    if (sink === undefined || !(isOwn(source) || isOwn(sink))) continue;
    const number = freeInterruptNumber({ ...design, document: current }, sink);
    if (number === undefined) continue;
    current = { ...current, interrupts: { ...current.interrupts, [source]: { sink, number } } };
    const line = { id, kind: 'interrupt', end: source, drives: true, to: sink, detail: `${number}` } as const;
    lines.push({ ...line, blocks: [], joined: [] });
  }
  return { document: current, lines };
}

/**
 * Where an interrupt output goes: a controller's to a processor, others' to a controller where there is one. Of several
 * inputs it is the one used most, else the only one that calls itself external; undefined where that leaves a choice.
 */
function sinkChooser(document: SocDocument, sources: readonly string[], sinks: readonly string[]) {
  const asking = new Set(sources.map(ownerOf));
  const taking = new Set(sinks.map(ownerOf));
  const uses = new Map<string, number>();
  for (const { sink } of Object.values(document.interrupts)) uses.set(sink, (uses.get(sink) ?? 0) + 1);
  return (source: string): string | undefined => {
    const others = sinks.filter((sink) => ownerOf(sink) !== ownerOf(source));
    const controllers = others.filter((sink) => asking.has(ownerOf(sink)));
    const isForProcessors = taking.has(ownerOf(source)) || controllers.length === 0;
    const wanted = isForProcessors ? others.filter((sink) => !asking.has(ownerOf(sink))) : controllers;
    const [first] = wanted;
    if (first === undefined || wanted.length === 1) return first;
    const most = wanted.reduce((a, b) => ((uses.get(b) ?? 0) > (uses.get(a) ?? 0) ? b : a));
    if (uses.has(most)) return most;
    const external = wanted.filter((sink) => /ext/i.test(sink));
    return external.length === 1 ? external[0] : undefined;
  };
}
