import type { IpParameter, RegisterBuffer, RegisterEnum, RegisterReset, Said } from '@netloom/model';
import { bufferSaid } from '../bufferSaid.ts';
import { aliasTarget, findField, findRegister } from '../elaborate/index.ts';
import type { ElaboratedMap, ElaboratedNode, ElaboratedRegister } from '../elaborate/index.ts';
import { listed } from '../wording/formats/list.ts';
import { say } from '../wording/formats/sentences.ts';
import { amount, flag } from './fact.ts';
import type { Fact, Facts } from './fact.ts';

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
    readBuffer: bufferFact(node.source.readBuffer, node, map, renamed),
    writeBuffer: bufferFact(node.source.writeBuffer, node, map, renamed),
    aliasOf: target && { key: renamed(target.path), shown: target.path },
  };
}

/** The trigger of a buffer; a register or field by what it is called in the other map. */
function bufferFact(
  buffer: RegisterBuffer | undefined,
  from: ElaboratedRegister,
  map: ElaboratedMap,
  renamed: (path: string) => string,
): Fact {
  if (!buffer) return undefined;
  const shown = bufferSaid(buffer);
  if (buffer.trigger === 'field') {
    const found = findField(map, from, buffer.field);
    const path = found ? `${found.register.path}.${found.field.name}` : buffer.field;
    return { key: `field ${renamed(path)}`, shown };
  }
  if (buffer.trigger !== 'register') return told(shown);
  const found = findRegister(map, from, buffer.register);
  if (found === from) return told(bufferSaid({ trigger: 'own' }));
  return { key: `register ${renamed(found?.path ?? buffer.register)}`, shown };
}

const told = (shown: Said): Fact => ({ key: shown.message, shown });

/** The resets of a map, in words. */
function resetsFact(resets: readonly RegisterReset[]): Fact {
  if (resets.length === 0) return '';
  return told(
    listed(resets.map(({ name, polarity, style }) => say(`REG-LOSS/reset/${polarity}-${style}`, { name }))),
  );
}

/** What the map says of itself. */
export function mapFacts(map: ElaboratedMap): Facts {
  const { vlnv, title, description, registerFile, bus, resets, size } = map.source;
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
    resets: resetsFact(resets),
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
