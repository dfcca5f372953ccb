import { quantityValue } from '../../elaborate/index.ts';
import type {
  ElaboratedField,
  ElaboratedMap,
  ElaboratedNode,
  ElaboratedRegister,
} from '../../elaborate/index.ts';
import { eachNode, maskOf, partnerOf, resetMask, resetValue } from '../../elaborate/index.ts';
import { accessText } from '../../access/accessText.ts';
import { bufferFacts } from '../text/facts.ts';
import { hex } from '../text/hex.ts';
import { summary } from '../text/summary.ts';
import { cNumber } from './expression.ts';
import type { MacroNames } from './macroNames.ts';
import { valueBits } from './names.ts';
import { wideField, wideReset } from './wide.ts';
import type { Definition } from './wide.ts';
import { hexConstant } from './parameters.ts';
import type { ParameterMacros } from './parameters.ts';

export interface MacroContext {
  names: MacroNames;
  parameters: ParameterMacros;
  /** Bits of the bus. */
  wordBits: number;
}

export function comment(text: string): string {
  return `/* ${text.replaceAll('*/', '* /').replaceAll('/*', '/ *')} */`;
}

/** Values of the map's enumerations. */
export function enumLines({ source, values }: ElaboratedMap, names: MacroNames): string[] {
  return Object.entries(source.enums).flatMap(([name, { description, values: members }]) => {
    const definitions = members.map((member): Definition => {
      const value = quantityValue(member.value, values);
      return [names.take(`${name}.${member.name}`, 'single'), cNumber(value.ok ? value.value : 0n)];
    });
    return [comment(titled(name, summary(description))), ...aligned(definitions), ''];
  });
}

/** Offsets, resets and fields of everything at an address, from the start of the map; a text a node. */
export function nodeTexts(map: ElaboratedMap, context: MacroContext): string[] {
  const texts: string[] = [];
  const bases = new Map<ElaboratedNode | undefined, bigint>([[undefined, 0n]]);
  const digits = map.size.toString(16).length * 4;
  for (const node of eachNode(map)) {
    const address = (bases.get(node.parent) ?? 0n) + node.offset;
    bases.set(node, address);
    const stem = context.names.take(node.path, 'node');
    const definitions: Definition[] = [[`${stem}_OFFSET`, hexConstant(address, digits)]];
    if (node.dimensions.length > 0) {
      const count = node.dimensions.reduce((product, each) => product * each, 1);
      definitions.push([`${stem}_COUNT`, `${count}u`], [`${stem}_STRIDE`, hexConstant(node.stride, 8)]);
    }
    if (node.kind === 'memory') definitions.push([`${stem}_SIZE`, hexConstant(node.size, 8)]);
    if (node.kind === 'register') definitions.push(...resetDefinitions(node, stem, context));
    const facts = node.kind === 'register' ? bufferFacts(node, map) : [];
    const lines = [
      comment(nodeTitle(node, map, address, digits)),
      ...facts.map(comment),
      ...aligned(definitions),
    ];
    if (node.kind === 'register') lines.push(...fieldLines(node, context));
    lines.push('');
    texts.push(lines.join('\n'));
  }
  return texts;
}

function nodeTitle(node: ElaboratedNode, map: ElaboratedMap, address: bigint, digits: number): string {
  const first = node.dimensions.length > 0 ? ', first copy' : '';
  const alias =
    node.kind === 'register' && node.source.aliasOf ? `, the storage of ${node.source.aliasOf}` : '';
  const partner = partnerOf(node, map);
  const shared = partner ? `, shared with ${partner.name}` : '';
  const text = summary(node.source.description) || (node.source.title ? summary(node.source.title) : '');
  return titled(`${node.path} at ${hex(address, digits)}${first}${alias}${shared}`, text);
}

const titled = (head: string, text: string) => (text === '' ? head : `${head}: ${text}`);

function fieldLines(register: ElaboratedRegister, context: MacroContext): string[] {
  return register.fields.flatMap((field) => {
    const stem = context.names.take(`${register.path}.${field.name}`, 'field');
    return [comment(fieldTitle(field)), ...aligned(fieldDefinitions(register, field, stem, context))];
  });
}

function fieldTitle(field: ElaboratedField): string {
  const { lsb, width, reset, source } = field;
  const bits = width === 1 ? `[${lsb}]` : `[${lsb + width - 1}:${lsb}]`;
  const facts = [accessText(source), reset === undefined ? 'no reset' : `reset ${hex(reset, width)}`];
  if (source.enum !== undefined) facts.push(`values ${source.enum}`);
  return titled(`${field.name} ${bits} ${facts.join(', ')}`, summary(source.description));
}

/** Registers wider than 64 bits are words, and a field within one word has its place in that word. */
function fieldDefinitions(
  register: ElaboratedRegister,
  field: ElaboratedField,
  stem: string,
  { parameters, wordBits }: MacroContext,
): Definition[] {
  const { lsb, width, source } = field;
  if (register.width > 64) return wideField(field, stem, wordBits);
  const bits = valueBits(register.width);
  const isSymbolic = parameters.isSymbolic(source.lsb) || parameters.isSymbolic(source.width);
  const ones = bits === 64 ? ['0xFFFFFFFFFFFFFFFFull', '64u'] : ['0xFFFFFFFFu', '32u'];
  const symbolicMask = `((${ones[0]} >> (${ones[1]} - ${stem}_WIDTH)) << ${stem}_SHIFT)`;
  return [
    [
      `${stem}_SHIFT`,
      parameters.isSymbolic(source.lsb) ? parameters.constant(source.lsb, BigInt(lsb)) : `${lsb}u`,
    ],
    [
      `${stem}_WIDTH`,
      parameters.isSymbolic(source.width) ? parameters.constant(source.width, BigInt(width)) : `${width}u`,
    ],
    [`${stem}_MASK`, isSymbolic ? symbolicMask : hexConstant(maskOf(field), register.width)],
  ];
}

function resetDefinitions(
  register: ElaboratedRegister,
  stem: string,
  { parameters, wordBits }: MacroContext,
): Definition[] {
  if (resetMask(register) === 0n) return [];
  if (register.width > 64) return [[`${stem}_RESET`, wideReset(register, wordBits)]];
  const symbolic = register.fields.filter(({ source }) =>
    [source.lsb, source.reset].some((each) => each !== undefined && parameters.isSymbolic(each)),
  );
  if (symbolic.length === 0) return [[`${stem}_RESET`, hexConstant(resetValue(register), register.width)]];
  const rest = { ...register, fields: register.fields.filter((field) => !symbolic.includes(field)) };
  const one = register.width > 32 ? '1ull' : '1u';
  const parts = symbolic.flatMap(({ source, lsb, reset }) => {
    if (source.reset === undefined || reset === undefined) return [];
    const value = parameters.constant(source.reset, reset);
    const shift = parameters.isSymbolic(source.lsb)
      ? parameters.constant(source.lsb, BigInt(lsb))
      : `${lsb}u`;
    return [`((${one} * ${value}) << ${shift})`];
  });
  if (resetValue(rest) !== 0n || parts.length === 0)
    parts.push(hexConstant(resetValue(rest), register.width));
  return [[`${stem}_RESET`, `(${parts.join(' | ')})`]];
}

function aligned(definitions: readonly Definition[]): string[] {
  const width = Math.max(0, ...definitions.map(([name]) => name.length));
  return definitions.map(([name, value]) => `#define ${name.padEnd(width)} ${value}`);
}
