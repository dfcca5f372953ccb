import type { Quantity, RegisterField } from '@netloom/model';
import { findField, isPlain } from '@netloom/registers';
import type { ElaboratedField, ElaboratedMap, ElaboratedNode, ElaboratedRegister } from '@netloom/registers';

/** A copy of a field at its bits, counted from the start of the map. */
interface FieldCopy {
  path: string;
  start: number;
  register: ElaboratedRegister;
  field: ElaboratedField;
}

/**
 * What an export has lost, worked out from bits and JSON alone: for each bit range of the map, which members of the
 * description are otherwise at the same bits of what was read. Lines "path: member".
 */
export function expectedFieldLosses(was: ElaboratedMap, becomes: ElaboratedMap): Set<string> {
  const found = new Set<string>();
  const after = copiesIn(becomes);
  for (const copy of copiesIn(was)) {
    const end = copy.start + copy.field.width;
    const parts = after.filter(({ start, field }) => start < end && start + field.width > copy.start);
    const { path } = copy;
    if (parts.length === 0) {
      found.add(`${path}: lost`);
      continue;
    }
    if (parts.length > 1 || parts[0]!.field.name !== copy.field.name) found.add(`${path}: name`);
    for (const part of parts) {
      for (const member of differing(copy, part, was, becomes)) found.add(`${path}: ${member}`);
    }
    for (const member of placeAndReset(copy, parts, becomes)) found.add(`${path}: ${member}`);
  }
  return found;
}

/** Members that a JSON text shows to differ; what is a number or a reference is looked at elsewhere. */
const TEXTS = [
  ...(['software', 'onRead', 'onWrite', 'hardware', 'precedence', 'hardwareEnable', 'hardwareSet'] as const),
  ...([
    'hardwareClear',
    'softwareEnable',
    'singlePulse',
    'signalAccess',
    'signalModify',
    'parity',
    'description',
    'enum',
  ] as const),
] satisfies (keyof RegisterField)[];

function differing(copy: FieldCopy, part: FieldCopy, was: ElaboratedMap, becomes: ElaboratedMap): string[] {
  const [a, b] = [copy.field.source, part.field.source];
  const members: string[] = TEXTS.filter((member) => JSON.stringify(a[member]) !== JSON.stringify(b[member]));
  if ((a.reductions ?? []).toSorted().join() !== (b.reductions ?? []).toSorted().join())
    members.push('reductions');
  if (counterText(copy, was) !== counterText(part, becomes)) members.push('counter');
  if (interruptText(copy, was) !== interruptText(part, becomes)) members.push('interrupt');
  if (gateText(copy, was) !== gateText(part, becomes)) members.push('gate');
  return members;
}

function placeAndReset(copy: FieldCopy, parts: readonly FieldCopy[], becomes: ElaboratedMap): string[] {
  const { field, start } = copy;
  const members: string[] = [];
  const isFolded = (was: Quantity | undefined, now: Quantity | undefined) =>
    was !== undefined && now !== undefined && !isPlain(was) && isPlain(now) && hasParameters(was, becomes);
  const [first] = parts;
  if (first!.start !== start || isFolded(field.source.lsb, first!.field.source.lsb)) members.push('lsb');
  const width = parts.reduce((sum, part) => sum + part.field.width, 0);
  if (width !== field.width || isFolded(field.source.width, first!.field.source.width)) members.push('width');
  const known = parts.every((part) => part.field.reset !== undefined);
  const reset = parts.map((part) => (part.field.reset ?? 0n) << BigInt(part.start - start));
  const value = known ? reset.reduce((sum, each) => sum | each, 0n) : undefined;
  if (value !== field.reset || isFolded(field.source.reset, first!.field.source.reset)) members.push('reset');
  return members;
}

const hasParameters = (quantity: Quantity, { source }: ElaboratedMap) =>
  source.parameters.some(({ name }) => new RegExp(`\\b${name}\\b`).test(String(quantity)));

function counterText({ field }: FieldCopy, _map: ElaboratedMap): string {
  const direction = (each: { step?: unknown; stepWidth?: unknown } | undefined) =>
    each && { ...each, step: each.step ?? (each.stepWidth === undefined ? 1 : undefined) };
  const { up, down } = field.source.counter ?? {};
  const sorted = [up, down].map((each) =>
    Object.entries(direction(each) ?? {}).filter(([, v]) => v !== undefined),
  );
  return JSON.stringify([
    up !== undefined,
    down !== undefined,
    ...sorted.map((each) => each.map(String).sort()),
  ]);
}

function interruptText(copy: FieldCopy, map: ElaboratedMap): string {
  const { interrupt } = copy.field.source;
  if (!interrupt) return '';
  const { trigger, sticky, enable, mask, test } = interrupt;
  return [trigger, sticky, ...[enable, mask, test].map((path) => bitOf(path, copy, map))].join(' ');
}

/** Gates of register and field, by the bit that each is. */
function gateText(copy: FieldCopy, map: ElaboratedMap): string {
  const { software, gate } = copy.field.source;
  if (software === 'r' || software === 'none') return '';
  const gates = [copy.register.source.gate, gate].filter((each) => each !== undefined);
  return [...new Set(gates.map((each) => `${bitOf(each.field, copy, map)} ${each.active}`))].sort().join();
}

/** Lowest bit of the first copy of what a path leads to. */
function bitOf(path: string | undefined, { register }: FieldCopy, map: ElaboratedMap): string {
  if (path === undefined) return 'none';
  const found = findField(map, register, path);
  if (!found) return path;
  let address = 0n;
  for (let node: ElaboratedNode | undefined = found.register; node; node = node.parent)
    address += node.offset;
  return String(Number(address) * 8 + found.field.lsb);
}

function copiesIn(map: ElaboratedMap): FieldCopy[] {
  const copies: FieldCopy[] = [];
  const visit = (nodes: readonly ElaboratedNode[], base: bigint) => {
    for (const node of nodes) {
      const count = node.dimensions.reduce((product, each) => product * each, 1);
      for (let copy = 0; copy < count; copy++) {
        const address = base + node.offset + BigInt(copy) * node.stride;
        if (node.kind === 'group') visit(node.children, address);
        else if (node.kind === 'register')
          for (const field of node.fields)
            copies.push({
              path: `${node.path}.${field.name}`,
              start: Number(address) * 8 + field.lsb,
              register: node,
              field,
            });
      }
    }
  };
  visit(map.children, 0n);
  return copies;
}
