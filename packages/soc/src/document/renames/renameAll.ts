import type { ClockSource, Rename, ResetSource, SocDocument } from '@netloom/model';
import { mapEndpoints } from '../endpoints.ts';
import { NAMED_SECTIONS, entriesOf, ownerOf } from './namedSections.ts';

/** Gives things other names wherever the document speaks of them; a name that it has not is passed over. */
export function renameAll(document: SocDocument, renames: readonly Rename[]): SocDocument {
  const known = renames.filter(({ record, from }) =>
    NAMED_SECTIONS.some((section) => section === record && Object.hasOwn(document[section], from)),
  );
  if (known.length === 0) return document;
  const names = new Map(known.map(({ from, to }) => [from, to]));
  const moved = mapEndpoints(document, (endpoint) => {
    const owner = ownerOf(endpoint);
    return (names.get(owner) ?? owner) + endpoint.slice(owner.length);
  });
  const sections = NAMED_SECTIONS.map((section) => [section, renameKeys(entriesOf(moved, section), names)]);
  return followClocks({ ...moved, ...Object.fromEntries(sections) }, names);
}

/** The record under other keys, in its order. */
export function renameKeys<T>(
  record: Readonly<Record<string, T>>,
  names: ReadonlyMap<string, string>,
): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [names.get(key) ?? key, value]));
}

/** Resets and interfaces name their clock, sources the clocks and resets that they are made of. */
function followClocks(document: SocDocument, names: ReadonlyMap<string, string>): SocDocument {
  const now = (name: string) => names.get(name) ?? name;
  const follow = <T extends { clock?: string | undefined }>(record: Record<string, T>) =>
    Object.fromEntries(
      Object.entries(record).map(([key, value]) => {
        const clock = value.clock === undefined ? undefined : names.get(value.clock);
        return [key, clock === undefined ? value : { ...value, clock }];
      }),
    );
  return {
    ...document,
    clocks: followMeasures(
      withSources(document.clocks, (source: ClockSource) => ({
        ...source,
        ...('inputs' in source && { inputs: source.inputs.map(now) }),
        ...('from' in source && { from: now(source.from) }),
      })),
      now,
    ),
    resets: withSources(follow(document.resets), (source: ResetSource) => ({
      ...source,
      from: source.from.map(now),
      ...(source.after !== undefined && { after: now(source.after) }),
    })),
    interfaces: follow(document.interfaces),
  };
}

/** Clocks that are measured name the clock that they are measured against. */
function followMeasures(clocks: SocDocument['clocks'], now: (name: string) => string): SocDocument['clocks'] {
  return Object.fromEntries(
    Object.entries(clocks).map(([name, { measure, ...clock }]) => [
      name,
      measure ? { ...clock, measure: { ...measure, reference: now(measure.reference) } } : clock,
    ]),
  );
}

function withSources<Source, T extends { source?: Source | undefined }>(
  record: Readonly<Record<string, T>>,
  follow: (source: Source) => Source,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(record).map(([name, each]) => [
      name,
      each.source === undefined ? each : { ...each, source: follow(each.source) },
    ]),
  );
}
