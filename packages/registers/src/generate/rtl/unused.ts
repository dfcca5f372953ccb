import { isReadable } from '../../access/accessName.ts';
import type { Draft } from './draft.ts';
import { mapSize } from './place.ts';
import type { FieldPlan } from './plan.ts';

/** How often a name stands in the lines, counted up to `limit`. */
export function occurrences(lines: readonly string[], name: string, limit = 1): number {
  const word = new RegExp(`\\b${name}\\b`, 'g');
  let count = 0;
  for (const line of lines) {
    if (line.includes(name)) count += line.match(word)?.length ?? 0;
    if (count >= limit) return count;
  }
  return count;
}

/** What nobody reads, or not every bit of it; parameters too. */
export function unusedSignals(draft: Draft, lines: readonly string[]): string[] {
  const { access, plan } = draft;
  const isApb = plan.bus.protocol === 'apb';
  const bus = isApb
    ? ['paddr', 'pwdata', 'pstrb']
    : ['awprot', 'awaddr', 'arprot', 'araddr', access.data, access.strobe];
  const inputs = ['clk', ...plan.map.source.resets.map(({ name }) => name), ...memorySignals(draft)];
  const silent = [
    ...inputs.filter((name) => occurrences(lines, name) === 0),
    ...[access.write, access.read].filter((name) => occurrences(lines, name, 2) < 2),
  ];
  const wires = plan.registers.flatMap(({ fields }) => fields.filter((field) => isUnread(draft, field)));
  const names = [...bus, ...draft.unused, ...silent, ...wires.map(({ name }) => name)];
  return [...new Set([...names, ...unusedParameters(draft, lines)])];
}

function isUnread(draft: Draft, field: FieldPlan): boolean {
  const { source, paths, kind } = field;
  const isSeen =
    paths.some((path) => isReadable(path.source)) || source.interrupt || source.reductions?.length;
  return kind === 'wire' && !isSeen && !draft.referred.has(field);
}

/** Signals of memories that only some accesses need. */
function memorySignals(draft: Draft): string[] {
  return draft.plan.memories.flatMap((memory) => [
    ...(memory.node.source.software === 'w' ? [draft.signal(memory, 'rdata')] : []),
  ]);
}

function unusedParameters(draft: Draft, lines: readonly string[]): string[] {
  const { plan } = draft;
  const { parameters } = plan.map.source;
  if (parameters.length === 0) return [];
  const texts = [
    ...parameters.map(({ value }) => value),
    ...[...draft.ports, ...draft.declarations].map(({ packed = '' }) => packed),
    ...[...draft.addresses.values()].map(({ offset }) => offset.text),
    ...[...draft.counts.values()].map(({ value }) => value),
    ...(draft.addressWidth.value === undefined ? [mapSize(plan.map).text] : []),
  ];
  return parameters
    .filter(({ name }) => occurrences(texts, name) === 0 && occurrences(lines, name) === 0)
    .map(({ name }) => `|${name}`);
}
