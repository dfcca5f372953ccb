import { Identifier } from '@netloom/model';
import type { IpDescriptor, Said, SocDocument } from '@netloom/model';
import { splitVlnv } from '@netloom/model';
import { isKeyword } from '@netloom/hdl/keywords';
import { belongsTo, mapEndpoints } from '../document/endpoints.ts';
import { isTaken } from '../document/isTaken.ts';
import { NAMED_SECTIONS } from '../document/renames/namedSections.ts';
import { renameAll } from '../document/renames/renameAll.ts';
import { say } from '../wording/sentences.ts';
import { onlyDrawn, renameDrawn } from './drawn.ts';
import { refuse } from './edit.ts';
import type { Drawing, Edit } from './edit.ts';
import { numbered, uniqueName } from './names.ts';
import { omit } from './omit.ts';

/** Adds an instance named after the IP and numbered from 0, e.g. `uart0` or `sha256_0`, unless `wanted` is free. */
export function addInstance(
  document: SocDocument,
  descriptor: IpDescriptor,
  wanted?: string,
): { document: SocDocument; name: string } {
  const stem = splitVlnv(descriptor.vlnv)
    .name.replace(/\W/g, '_')
    .replace(/^(?=\d)/, '_');
  const name = uniqueName(document, wanted ?? numbered(stem));
  return {
    name,
    document: { ...document, instances: { ...document.instances, [name]: { ip: descriptor.vlnv } } },
  };
}

/** Sets a parameter of an instance to an expression; without one the IP's default holds again. */
export function setParameter(
  document: SocDocument,
  instance: string,
  parameter: string,
  value?: string,
): Edit {
  const known = document.instances[instance];
  if (!known) return refuse(say('end/no-instance', { instance }));
  const others = omit(known.parameters ?? {}, parameter);
  const parameters = value === undefined ? others : { ...others, [parameter]: value };
  const changed = { ...known, parameters: Object.keys(parameters).length > 0 ? parameters : undefined };
  return { document: { ...document, instances: { ...document.instances, [instance]: changed } } };
}

/** Renames an instance, clock, reset, port or interface wherever the document or the layout speaks of it. */
export function rename(
  { document, layout }: Drawing,
  from: string,
  to: string,
): Edit<{ layout: Drawing['layout'] }> {
  if (from === to) return { document, layout };
  const section = NAMED_SECTIONS.find((each) => Object.hasOwn(document[each], from));
  if (!section) return refuse(say('refused/no-object', { name: from }));
  const reason = nameProblem(document, to);
  if (reason) return refuse(reason);
  return {
    document: renameAll(document, [{ record: section, from, to }]),
    layout: renameDrawn(layout, new Map([[from, to]])),
  };
}

function nameProblem(document: SocDocument, name: string): Said | undefined {
  if (!Identifier.safeParse(name).success) return say('refused/no-identifier', { name });
  if (isKeyword(name)) return say('refused/keyword', { name });
  return isTaken(document, name) ? say('refused/taken', { name }) : undefined;
}

/** Removes instances or top-level objects with their connections, addresses, interrupts and positions. */
export function remove({ document, layout }: Drawing, names: readonly string[]): Drawing {
  const gone = new Set(names);
  const owner = (endpoint: string) => {
    const dot = endpoint.indexOf('.');
    return dot < 0 ? (/^\w+/.exec(endpoint)?.[0] ?? '') : endpoint.slice(0, dot);
  };
  const isGone = (endpoint: string) => {
    const name = owner(endpoint);
    return gone.has(name) && belongsTo(endpoint, name);
  };
  const kept = mapEndpoints(document, (endpoint) => (isGone(endpoint) ? undefined : endpoint));
  for (const section of NAMED_SECTIONS) Object.assign(kept, { [section]: without(document[section], gone) });
  return { document: kept, layout: onlyDrawn(layout, (name) => !gone.has(name)) };
}

function without<T extends object>(record: T, gone: ReadonlySet<string>): T {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !gone.has(key))) as T;
}
