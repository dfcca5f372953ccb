import { emitModule, inColumns } from '@netloom/hdl/emit';
import type { ItemText, ParameterText } from '@netloom/hdl/emit';
import { KEYWORDS } from '@netloom/hdl/keywords';
import type { ElaboratedMap } from '../../elaborate/index.ts';
import { systemVerilog } from '../../elaborate/index.ts';
import { Names } from '../text/names.ts';
import { oneLine } from '../text/summary.ts';
import { APB_REQUEST, apbLines, apbPorts } from './apb.ts';
import { axiLines, axiPorts, axiRequest, axiSignals } from './axi.ts';
import { Draft } from './draft.ts';
import { hexLiteral, number, operand } from './expression.ts';
import type { Constant } from './expression.ts';
import { headText } from './head.ts';
import { memoryLines } from './memory.ts';
import type { MemoryRequest } from './memory.ts';
import { readMux, writeDecoder } from './mux.ts';
import { mapSize } from './place.ts';
import { planFile } from './plan.ts';
import { hardwarePorts } from './ports.ts';
import { registerLines } from './register.ts';
import { occurrences, unusedSignals } from './unused.ts';

const BUS_PORTS = {
  apb: 'paddr psel penable pwrite pwdata pstrb prdata pready pslverr',
  'axi4-lite':
    'awaddr awprot awvalid awready wdata wstrb wvalid wready bresp bvalid bready araddr arprot arvalid arready rdata rresp rvalid rready',
};
const FAULTS = ['shadow_update_error', 'shadow_storage_error', 'parity_error'];

/** The register file of a map without errors as one SystemVerilog module; docs/registers.md tells its ports. */
export function registerFileText(map: ElaboratedMap): string {
  const { source } = map;
  const { bus, resets } = source;
  const names = new Names([
    ...KEYWORDS,
    ...source.parameters.map(({ name }) => name),
    'clk',
    ...resets.map(({ name }) => name),
    ...BUS_PORTS[bus.protocol].split(' '),
    ...FAULTS,
  ]);
  const plan = planFile(map, names);
  const { addressWidth, parameters } = addressParameters(map, names);
  const draft = new Draft(plan, addressWidth);
  draft.ports.push({ name: 'clk', direction: 'input' });
  for (const { name, polarity, style } of resets)
    draft.ports.push({ name, direction: 'input', comment: `${style}, active ${polarity}` });
  const isApb = bus.protocol === 'apb';
  if (isApb) apbPorts(draft);
  else axiPorts(draft);
  hardwarePorts(draft);
  const body = isApb ? apbBody(draft) : axiBody(draft);
  return emitModule({
    name: map.module,
    comment: headText(plan),
    parameters: [...source.parameters.map(parameterText), ...parameters],
    ports: draft.ports,
    items: items(draft, body),
  });
}

function parameterText({
  name,
  value,
  local,
  description,
}: ElaboratedMap['source']['parameters'][number]): ParameterText {
  return { name, value: systemVerilog(value), local, ...(description && { comment: oneLine(description) }) };
}

/** The width of the address, and the parameters that it needs when the map's size depends on parameters. */
function addressParameters(
  map: ElaboratedMap,
  names: Names,
): { addressWidth: Constant; parameters: ParameterText[] } {
  const { addressWidth, dataWidth } = map.source.bus;
  const size = mapSize(map);
  if (addressWidth !== undefined || size.value !== undefined) {
    return { addressWidth: number(map.addressWidth), parameters: [] };
  }
  const [bytes, width] = [names.take('MAP_BYTES'), names.take('ADDRESS_WIDTH')];
  const least = Math.max(1, Math.log2(dataWidth / 8));
  return {
    addressWidth: { text: width },
    parameters: [
      { name: bytes, value: size.text, local: true },
      { name: width, value: `${bytes} > ${2 ** least} ? $clog2(${bytes}) : ${least}`, local: true },
    ],
  };
}

/** Part of the module; laid out as soon as it is known, so that a large file is not kept line by line. */
interface SectionText {
  comment?: string;
  text: string;
}

interface BodyText {
  bus: string[];
  sections: SectionText[];
}

const section = (lines: readonly string[], comment?: string): SectionText => ({
  text: inColumns(lines).join('\n'),
  ...(comment !== undefined && { comment }),
});

function apbBody(draft: Draft): BodyText {
  const mapped = draft.plan.bus.unmapped === 'error' ? draft.declare(draft.plan.names.take('mapped')) : '';
  const bus = apbLines(draft, mapped);
  return { bus, sections: [...nodeSections(draft, APB_REQUEST(draft)), section(readMux(draft, mapped))] };
}

function axiBody(draft: Draft): BodyText {
  const signals = axiSignals(draft);
  const bus = axiLines(draft, signals);
  for (const name of [signals.writeMapped, signals.readMapped]) if (name !== '') draft.declare(name);
  const sections = [
    ...nodeSections(draft, axiRequest(draft, signals)),
    section(readMux(draft, signals.readMapped)),
  ];
  if (signals.writeMapped !== '') sections.push(section(writeDecoder(draft, signals.writeMapped)));
  return { bus, sections };
}

function nodeSections(draft: Draft, request: MemoryRequest): SectionText[] {
  return draft.plan.nodes.map((node) =>
    section(
      node.kind === 'memory' ? memoryLines(draft, node, request) : registerLines(draft, node),
      node.node.path,
    ),
  );
}

function items(draft: Draft, body: BodyText): ItemText[] {
  const { bus } = body;
  const sections = [...body.sections, section(faultLines(draft))].filter(({ text }) => text !== '');
  const all = [...bus, ...sections.map(({ text }) => text)];
  if (occurrences(all, draft.access.mask) > 0) bus.push(maskLine(draft));
  const unused = unusedSignals(draft, all);
  const constants = constantItems(draft);
  const parts: ItemText[][] = [
    ...(constants.length > 0 ? [[{ kind: 'parameters', parameters: constants } as const]] : []),
    [{ kind: 'declarations', declarations: draft.declarations }],
    ...[section(bus), ...sections].map(({ comment, text }): ItemText[] => [
      ...(comment === undefined ? [] : [{ kind: 'comment', text: comment } as const]),
      { kind: 'text', text },
    ]),
    [
      {
        kind: 'text',
        text: `wire ${draft.plan.names.take('unused')} = &{${["1'b0", ...unused].join(', ')}};`,
      },
    ],
  ];
  return parts.flatMap((part, index): ItemText[] => (index === 0 ? part : [{ kind: 'blank' }, ...part]));
}

function constantItems(draft: Draft): ParameterText[] {
  const { value: width } = draft.addressWidth;
  const order = new Map(draft.plan.nodes.map(({ name }, index) => [name, index]));
  const ordered = [...draft.addresses].sort(([a], [b]) => order.get(a)! - order.get(b)!);
  const addresses = ordered.map(([, { name, offset }]): ParameterText => ({
    name,
    local: true,
    type: `logic [${width === undefined ? `${operand(draft.addressWidth)}-1` : width - 1n}:0]`,
    value:
      offset.value !== undefined && width !== undefined
        ? hexLiteral(offset.value, width)
        : draft.address(offset.text),
  }));
  const counts = [...draft.counts.values()].map((each): ParameterText => ({
    ...each,
    local: true,
    type: 'int',
  }));
  return [...addresses, ...counts];
}

/** The strobes as a mask of bits. */
function maskLine(draft: Draft): string {
  const { dataWidth } = draft.plan.bus;
  const { mask } = draft.access;
  draft.declare(mask, number(dataWidth));
  draft.unused.add(mask);
  const bytes = Array.from(
    { length: dataWidth / 8 },
    (_, byte) => `{8{${draft.strobe(BigInt(byte))}}}`,
  ).reverse();
  return `assign ${mask} = ${bytes.length === 1 ? bytes[0] : `{${bytes.join(', ')}}`};`;
}

/** Register faults, each kind in one output. */
function faultLines(draft: Draft): string[] {
  const { registers } = draft.plan;
  const faults = (suffix: string) =>
    registers
      .flatMap((register) => [register, ...register.fields])
      .filter((owner) => draft.has(owner, suffix))
      .map((owner) => draft.signal(owner, suffix));
  const line = (output: string, suffix: string) =>
    draft.ports.some(({ name }) => name === output)
      ? [`assign ${output} = |{${["1'b0", ...faults(suffix)].join(', ')}};`]
      : [];
  return [
    ...line('shadow_update_error', 'update_fault'),
    ...line('shadow_storage_error', 'shadow_fault'),
    ...line('parity_error', 'parity_fault'),
  ];
}
