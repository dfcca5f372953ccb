import { indented, vector } from './draft.ts';
import type { Draft } from './draft.ts';
import { copyOf, number, ONE, operand } from './expression.ts';
import type { Constant } from './expression.ts';
import { distance } from './place.ts';
import type { MemoryPlan } from './plan.ts';

/** Bits of the memory's data ports: its own words, or whole bus words where these are wider. */
export function portWidth({ plan }: Draft, { node }: MemoryPlan): Constant {
  return number(Math.max(node.width, plan.bus.dataWidth));
}

/** Bits of the index of a word of the ports. */
export function addressBits(draft: Draft, memory: MemoryPlan): Constant {
  const bytes = Number(portWidth(draft, memory).value!) / 8;
  const { size } = memory;
  if (size.value !== undefined) {
    const words = (size.value + BigInt(bytes) - 1n) / BigInt(bytes);
    return number(Math.max(1, (words - 1n).toString(2).length));
  }
  return { text: `${operand(size)} > ${bytes} ? $clog2((${size.text} + ${bytes - 1}) / ${bytes}) : 1` };
}

/** Where in the memory an address lies, and whether it does. */
export function memoryHit(draft: Draft, memory: MemoryPlan, address: string, side: string): string[] {
  const { addressWidth } = draft;
  const { place, size } = memory;
  const hit = draft.signal(memory, `${side}hit`);
  const offset = draft.signal(memory, `${side}offset`);
  draft.declarations.push({ name: hit, packed: vector(memory, ONE) });
  draft.declarations.push({ name: offset, packed: vector(memory, addressWidth) });
  const start = draft.addressOf(memory);
  const at = place.count ? `(${start} + ${draft.address(distance(place, 'i'))})` : start;
  const wide: Constant =
    addressWidth.value === undefined
      ? { text: `${operand(addressWidth)} + 1` }
      : number(addressWidth.value + 1n);
  const limit = `${operand(wide)}'(${size.text})`;
  return [
    `assign ${part(memory, offset, addressWidth)} = ${address} - ${at};`,
    `assign ${part(memory, hit, ONE)} = {1'b0, ${part(memory, offset, addressWidth)}} < ${limit};`,
  ];
}

export function part({ place }: MemoryPlan, signal: string, width: Constant): string {
  return place.count ? copyOf(signal, width, 'i') : signal;
}

/** Lines of one copy, in a generate loop where there are several. */
export function inLoop(draft: Draft, memory: MemoryPlan, lines: string[]): string[] {
  const count = draft.countOf(memory);
  if (count === undefined) return lines;
  const label = draft.plan.names.take(`g_${memory.name}`);
  return [`for (genvar i = 0; i < ${count}; i++) begin : ${label}`, ...indented(lines), 'end'];
}

/** Words of the bus within one word of the ports. */
export function lanes(draft: Draft, memory: MemoryPlan): number {
  return Number(portWidth(draft, memory).value!) / draft.plan.bus.dataWidth;
}

/** Everything of one memory: where it is reached, and what it is told. */
export function memoryLines(draft: Draft, memory: MemoryPlan, request: MemoryRequest): string[] {
  const { access } = draft;
  const { software } = memory.node.source;
  const width = portWidth(draft, memory);
  const bytes = Number(width.value!) / 8;
  const index = addressBits(draft, memory);
  const own = (suffix: string, bits = ONE) => part(memory, draft.signal(memory, suffix), bits);
  const isShared = access.writeAddress === access.readAddress;
  const sides = isShared ? [''] : ['write_', 'read_'];
  const hits = sides.flatMap((side) =>
    memoryHit(draft, memory, side === 'write_' ? access.writeAddress : access.readAddress, side),
  );
  const offset = isShared
    ? own('offset', draft.addressWidth)
    : `(${own('write')} ? ${own('write_offset', draft.addressWidth)} : ${own('read_offset', draft.addressWidth)})`;
  const count = lanes(draft, memory);
  return inLoop(draft, memory, [
    ...hits,
    `assign ${own('read')} = ${software === 'w' ? "1'b0" : `${request.read} && ${own(`${sides.at(-1)}hit`)}`};`,
    `assign ${own('write')} = ${software === 'r' ? "1'b0" : `${request.write} && ${own(`${sides[0]}hit`)}`};`,
    `assign ${own('address', index)} = ${operand(index)}'(${offset} >> ${Math.log2(bytes)});`,
    `assign ${own('wdata', width)} = ${count === 1 ? access.data : `{${count}{${access.data}}}`};`,
    `assign ${own('wmask', width)} = ${count === 1 ? access.mask : laneMask(draft, memory, own(`${sides[0]}offset`, draft.addressWidth))};`,
  ]);
}

/** Signals that ask for memories: high until the memory is ready. */
export interface MemoryRequest {
  read: string;
  write: string;
}

/** The mask in the lane of the addressed bus word. */
function laneMask(draft: Draft, memory: MemoryPlan, offset: string): string {
  const width = Number(portWidth(draft, memory).value!);
  const { dataWidth } = draft.plan.bus;
  const word = `((${offset} >> ${Math.log2(dataWidth / 8)}) % ${lanes(draft, memory)})`;
  return `${width}'(${draft.access.mask}) << (${word} * ${dataWidth})`;
}

/** The bus word that a read of the copy `i` gives. */
export function memoryAnswer(draft: Draft, memory: MemoryPlan, offset: string): string {
  const answer = part(memory, draft.signal(memory, 'rdata'), portWidth(draft, memory));
  const { dataWidth } = draft.plan.bus;
  const count = lanes(draft, memory);
  if (count === 1) return answer;
  const base = memory.place.count ? `i*${count} + ` : '';
  const word = `(32'(${offset}) >> ${Math.log2(dataWidth / 8)}) % ${count}`;
  return `${draft.signal(memory, 'rdata')}[(${base}${word})*${dataWidth} +: ${dataWidth}]`;
}

/** OR over all memories of `term` for their signals. */
export function anyMemory(
  draft: Draft,
  term: (own: (suffix: string) => string) => string,
  memories: readonly MemoryPlan[] = draft.plan.memories,
): string {
  return memories
    .map((memory) => {
      const text = term((suffix) => draft.signal(memory, suffix));
      const isPlain = !memory.place.count;
      return isPlain ? text : `|(${text})`;
    })
    .join(' || ');
}
