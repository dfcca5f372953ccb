import type { SocInstance, SocLayout } from '@netloom/model';
import { subjectOf } from '../../check/check.ts';
import { isTaken } from '../../document/isTaken.ts';
import { insidesUnder, onlyDrawn, withInsides } from '../../edit/drawn.ts';
import { refuse } from '../../edit/edit.ts';
import type { Drawing, Edit } from '../../edit/edit.ts';
import { uniqueName } from '../../edit/names.ts';
import { movedBy, withNotes } from '../../edit/notes.ts';
import { omit } from '../../edit/omit.ts';
import type { Library } from '../../library/library.ts';
import { patchedEntry } from '../../patch/patchedEntry.ts';
import { say } from '../../wording/sentences.ts';
import { substitute } from '../substitute.ts';
import { joinAddresses } from './joinAddresses.ts';
import { joinBuses } from './joinBuses.ts';
import { joinInterrupts } from './joinInterrupts.ts';
import { joinWires } from './joinWires.ts';
import { Seam } from './seam.ts';

export interface Dissolved {
  layout: SocLayout;
  /** Inner instance → its name in the outer document. */
  names: ReadonlyMap<string, string>;
}

/**
 * Puts what is inside an instance of a document in its place, wired, mapped and numbered as it was. The document itself stays
 * what it is. `inside` says where its blocks stand.
 */
export function dissolve(
  { document, layout }: Drawing,
  library: Library,
  instance: string,
  inside?: SocLayout,
): Edit<Dissolved> {
  const outer = subjectOf(document, library);
  const inner = outer.design.blocks.get(instance)?.shape?.entry.document;
  if (!inner) return refuse(say('refused/no-document', { instance }));
  const rest = { ...document, instances: omit(document.instances, instance) };
  const names = namesOf(rest, Object.keys(inner.instances), instance);
  const seam = new Seam(outer, subjectOf(inner, library), instance, names);
  joinBuses(seam);
  joinWires(seam);
  joinInterrupts(seam);
  joinAddresses(seam);
  if (seam.refused) return refuse(seam.refused);
  const { ip, patch } = document.instances[instance]!;
  const given = patchedEntry(library, library.find(ip)!, patch).entry.document!;
  const settings = settingsOf(given.parameters, document.instances[instance]!);
  const added = Object.entries(given.instances).map(
    ([name, each]) => [names.get(name)!, withSettings(each, settings)] as const,
  );
  return {
    document: { ...seam.result, instances: { ...rest.instances, ...Object.fromEntries(added) } },
    layout: withInside(layout, instance, inside, names),
    names,
  };
}

/** A name outside for each inner instance: its own if that is free, else behind that of the instance. */
function namesOf(rest: Drawing['document'], inner: readonly string[], instance: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const name of inner) {
    const taken = new Set(names.values());
    const wanted = isTaken(rest, name) || taken.has(name) ? `${instance}_${name}` : name;
    names.set(name, uniqueName(rest, wanted, taken));
  }
  return names;
}

/** What stands for each parameter of the document: the setting of the instance, or its default in the same terms. */
function settingsOf(parameters: Record<string, string>, { parameters: given = {} }: SocInstance) {
  const settings = new Map<string, string>();
  const settle = (name: string, open: readonly string[]): void => {
    if (settings.has(name) || open.includes(name) || !Object.hasOwn(parameters, name)) return;
    const own = given[name];
    if (own === undefined) for (const other of Object.keys(parameters)) settle(other, [...open, name]);
    settings.set(name, own ?? substitute(parameters[name]!, settings));
  };
  for (const name of Object.keys(parameters)) settle(name, []);
  return settings;
}

function withSettings(instance: SocInstance, settings: ReadonlyMap<string, string>): SocInstance {
  if (!instance.parameters) return instance;
  const parameters = Object.entries(instance.parameters).map(
    ([name, expression]) => [name, substitute(expression, settings)] as const,
  );
  return { ...instance, parameters: Object.fromEntries(parameters) };
}

/** The inner blocks stand to each other as inside, from where the instance stood. */
function withInside(
  layout: SocLayout,
  instance: string,
  inside: SocLayout | undefined,
  names: ReadonlyMap<string, string>,
): SocLayout {
  const at = layout.blocks[instance];
  const rest = withInsides(
    onlyDrawn(layout, (name) => name !== instance),
    insidesUnder(inside, names),
  );
  const placed = Object.entries(inside?.blocks ?? {}).filter(([name]) => names.has(name));
  if (!at || placed.length === 0) return rest;
  const [left, top] = (['x', 'y'] as const).map((side) =>
    Math.min(...placed.map(([, place]) => place[side])),
  );
  const by = { x: at.x - left!, y: at.y - top! };
  const moved = placed.map(([name, place]) => [names.get(name)!, movedBy(place, by)] as const);
  const notes = Object.values(inside?.notes ?? {}).map((note) => movedBy(note, by));
  return withNotes({ ...rest, blocks: { ...rest.blocks, ...Object.fromEntries(moved) } }, notes);
}
