import type { IpParameter, RegisterEnum } from '@netloom/model';
import { aliasTarget } from '../elaborate/index.ts';
import type { ElaboratedMap, ElaboratedNode } from '../elaborate/index.ts';
import { amount, flag } from './fact.ts';
import type { Facts } from './fact.ts';

/** Everything of a node but its name and what is in it. `renamed` gives the other map's name of a node's path. */
export function nodeFacts(
  node: ElaboratedNode,
  map: ElaboratedMap,
  renamed: (path: string) => string = (path) => path,
): Facts {
  const { title, description, offset, array } = node.source;
  const copies = node.dimensions.length === 0 ? undefined : node.dimensions.join('×');
  const isSpaced = node.dimensions.some((count) => count > 1);
  const counts = Object.fromEntries((array?.count ?? []).map((count, at) => [`copies.${at}`, amount(count)]));
  const placed: Facts = {
    offset: amount(offset),
    copies,
    ...counts,
    stride: isSpaced ? amount(array?.stride ?? node.stride) : undefined,
    title,
    description,
  };
  if (node.kind === 'group') return { ...placed, size: amount(node.source.size ?? node.size) };
  if (node.kind === 'memory') {
    const { entries, software } = node.source;
    return { ...placed, entries: amount(entries), width: String(node.width), software };
  }
  const target = aliasTarget(map, node);
  return {
    ...placed,
    width: String(node.width),
    external: flag(node.source.external),
    shadowed: flag(node.source.shadowed),
    aliasOf: target && { key: renamed(target.path), shown: target.path },
  };
}

/** What the map says of itself. */
export function mapFacts(map: ElaboratedMap): Facts {
  const { vlnv, title, description, registerFile, bus, resets, size } = map.source;
  const shown = resets
    .map(({ name, polarity, style }) => `${name} (active ${polarity}, ${style})`)
    .join(', ');
  return {
    name: map.name,
    vlnv,
    title,
    description,
    module: map.module,
    registerFile,
    'bus.protocol': bus.protocol,
    'bus.dataWidth': String(bus.dataWidth),
    'bus.addressWidth': String(map.addressWidth),
    'bus.readPath': bus.readPath,
    'bus.unmapped': bus.unmapped,
    resets: shown,
    size: amount(size ?? map.size),
  };
}

export function parameterFacts({ type, local, value, minimum, maximum, ...rest }: IpParameter): Facts {
  const number = (text: string | undefined) => (type === 'integer' ? amount(text) : text);
  return {
    type,
    local: flag(local),
    value: number(value),
    minimum: number(minimum),
    maximum: number(maximum),
    choices: rest.choices?.join(', '),
    description: rest.description,
  };
}

export function enumFacts({ description, values }: RegisterEnum): Facts {
  const members = values.flatMap((each) => [
    [each.name, amount(each.value)] as const,
    [`${each.name}.description`, each.description] as const,
  ]);
  return { 'enum.description': description, ...Object.fromEntries(members) };
}
