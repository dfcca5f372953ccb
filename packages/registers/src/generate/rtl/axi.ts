import { aligned } from './apb.ts';
import { clocked } from './draft.ts';
import type { Draft } from './draft.ts';
import { number, range } from './expression.ts';
import { anyMemory } from './memory.ts';
import type { MemoryRequest } from './memory.ts';

/** Ports of an AXI4-Lite subordinate (Arm IHI 0022). */
export function axiPorts(draft: Draft): void {
  const data = range(number(draft.plan.bus.dataWidth));
  const strobe = range(number(draft.plan.bus.dataWidth / 8));
  const address = range(draft.addressWidth);
  const input = (name: string, packed = '') => draft.ports.push({ name, direction: 'input', packed });
  const output = (name: string, packed = '') => draft.ports.push({ name, direction: 'output', packed });
  draft.ports.push({ name: 'awaddr', direction: 'input', packed: address, group: 'AXI4-Lite' });
  input('awprot', '[2:0]');
  input('awvalid');
  output('awready');
  input('wdata', data);
  input('wstrb', strobe);
  input('wvalid');
  output('wready');
  output('bresp', '[1:0]');
  output('bvalid');
  input('bready');
  input('araddr', address);
  input('arprot', '[2:0]');
  input('arvalid');
  output('arready');
  output('rdata', data);
  output('rresp', '[1:0]');
  output('rvalid');
  input('rready');
}

/** Names of what the two sides of the bus share. */
export interface AxiSignals extends MemoryRequest {
  writeMapped: string;
  readMapped: string;
  /** A read has the memories; without it a write goes first. */
  readOwns: string;
}

export function axiSignals(draft: Draft): AxiSignals {
  const { names, memories, bus } = draft.plan;
  const isChecked = bus.unmapped === 'error';
  const hasMemory = memories.length > 0;
  return {
    write: hasMemory ? names.take('write_request') : draft.access.write,
    read: hasMemory ? names.take('read_request') : draft.access.read,
    writeMapped: isChecked ? names.take('write_mapped') : '',
    readMapped: isChecked ? names.take('read_mapped') : '',
    readOwns: hasMemory ? names.take('read_owns') : '',
  };
}

/** What memories see: a read waits for a write and a write for a read, by turns. */
export function axiRequest(draft: Draft, { read, write, readOwns }: AxiSignals): MemoryRequest {
  if (readOwns === '') return { read, write };
  const writes = anyMemory(draft, (own) => own('write_hit'));
  return {
    read: `${read} && (${readOwns} || !(${write} && (${writes})))`,
    write: `${write} && !${readOwns}`,
  };
}

export function axiLines(draft: Draft, signals: AxiSignals): string[] {
  return [...writeSide(draft, signals), '', ...readSide(draft, signals), ...turns(draft, signals)];
}

/** Registers of the write side, by name. */
interface WriteRegisters {
  addressHeld: string;
  address: string;
  dataHeld: string;
  data: string;
  strobe: string;
  /** The answer of the last write. */
  fault: string;
}

function writeRegisters(draft: Draft): WriteRegisters {
  const { names, bus } = draft.plan;
  const take = (name: string, width = 1) => draft.declare(names.take(name), number(width));
  const addressHeld = take('aw_held');
  const dataHeld = take('w_held');
  const address = draft.declare(names.take('aw_address'), draft.addressWidth);
  draft.unused.add(address);
  const data = take('w_data', bus.dataWidth);
  const strobe = take('w_strobe', bus.dataWidth / 8);
  return { addressHeld, address, dataHeld, data, strobe, fault: take('write_error') };
}

function writeSide(draft: Draft, signals: AxiSignals): string[] {
  const { write } = signals;
  const { access, plan } = draft;
  const { dataWidth } = plan.bus;
  const registers = writeRegisters(draft);
  const { addressHeld, address, dataHeld, data, strobe, fault } = registers;
  draft.declare(write);
  if (write !== access.write) draft.declare(access.write);
  draft.declare(access.writeAddress, draft.addressWidth);
  draft.declare(access.data, number(dataWidth));
  draft.declare(access.strobe, number(dataWidth / 8));
  return [
    '// Writes: of address and data the one that comes first is held.',
    `assign awready = !${addressHeld};`,
    `assign wready = !${dataHeld};`,
    `assign ${access.writeAddress} = ${pick(draft, addressHeld, address, 'awaddr')};`,
    `assign ${access.data} = ${dataHeld} ? ${data} : wdata;`,
    `assign ${access.strobe} = ${dataHeld} ? ${strobe} : wstrb;`,
    `assign ${write} = (${addressHeld} || awvalid) && (${dataHeld} || wvalid) && (!bvalid || bready);`,
    ...(write === access.write ? [] : [`assign ${access.write} = ${write} && !(${waitOf(draft, 'write')});`]),
    `assign bresp = {${fault}, 1'b0};`,
    '',
    ...heldWrites(draft, signals, registers),
  ];
}

/** Holds what came first until the write is done, and its answer until that is taken. */
function heldWrites(draft: Draft, { writeMapped }: AxiSignals, registers: WriteRegisters): string[] {
  const { access, plan } = draft;
  const { addressHeld, address, dataHeld, data, strobe, fault } = registers;
  const faults = [...(writeMapped === '' ? [] : [`!${writeMapped}`]), ...faultOf(draft, 'write')];
  const reset = plan.map.source.resets[0]!;
  return [
    ...clocked(
      reset,
      [`${addressHeld} <= 1'b0;`, `${dataHeld} <= 1'b0;`, `bvalid <= 1'b0;`],
      [
        `${addressHeld} <= (${addressHeld} || awvalid) && !${access.write};`,
        `${dataHeld} <= (${dataHeld} || wvalid) && !${access.write};`,
        `bvalid <= ${access.write} || (bvalid && !bready);`,
      ],
    ),
    '',
    ...clocked(
      reset,
      [],
      [
        `if (!${addressHeld}) ${address} <= awaddr;`,
        `if (!${dataHeld}) begin`,
        `  ${data} <= wdata;`,
        `  ${strobe} <= wstrb;`,
        'end',
        `if (${access.write}) ${fault} <= ${faults.join(' || ') || "1'b0"};`,
      ],
    ),
  ];
}

function readSide(draft: Draft, { read, readMapped }: AxiSignals): string[] {
  const { access, plan } = draft;
  const held = draft.declare(plan.names.take('ar_held'));
  const address = draft.declare(plan.names.take('ar_address'), draft.addressWidth);
  draft.unused.add(address);
  const fault = draft.declare(plan.names.take('read_error'));
  draft.declare(read);
  if (read !== access.read) draft.declare(access.read);
  draft.declare(access.readAddress, draft.addressWidth);
  draft.declare(access.answer, number(plan.bus.dataWidth));
  const faults = [...(readMapped === '' ? [] : [`!${readMapped}`]), ...faultOf(draft, 'read')];
  const isRegistered = plan.bus.readPath === 'registered';
  const reset = plan.map.source.resets[0]!;
  return [
    isRegistered
      ? '// Reads: the address is taken into a register, and the answer comes out of one.'
      : '// Reads: an address is held while an earlier answer waits.',
    `assign arready = !${held};`,
    `assign ${access.readAddress} = ${isRegistered ? aligned(draft, address) : pick(draft, held, address, 'araddr')};`,
    `assign ${read} = ${isRegistered ? held : `(${held} || arvalid)`} && (!rvalid || rready);`,
    ...(read === access.read ? [] : [`assign ${access.read} = ${read} && !(${waitOf(draft, 'read')});`]),
    `assign rresp = {${fault}, 1'b0};`,
    '',
    ...clocked(
      reset,
      [`${held} <= 1'b0;`, `rvalid <= 1'b0;`],
      [
        `${held} <= (${held} || arvalid) && !${access.read};`,
        `rvalid <= ${access.read} || (rvalid && !rready);`,
      ],
    ),
    '',
    ...clocked(
      reset,
      [],
      [
        `if (!${held}) ${address} <= araddr;`,
        `if (${access.read}) begin`,
        `  rdata <= ${access.answer};`,
        `  ${fault} <= ${faults.join(' || ') || "1'b0"};`,
        'end',
      ],
    ),
  ];
}

function pick(draft: Draft, held: string, address: string, port: string): string {
  const [later, now] = [aligned(draft, address), aligned(draft, port)];
  return later === now ? later : `${held} ? ${later} : ${now}`;
}

/** A memory that is wanted and not yet ready, or has the other side's turn. */
function waitOf(draft: Draft, side: 'read' | 'write'): string {
  const software = side === 'read' ? 'w' : 'r';
  return anyOf(draft, software, (own) => `${own(`${side}_hit`)} & ~(${own(side)} & ${own('ready')})`);
}

function anyOf(draft: Draft, except: string, term: (own: (suffix: string) => string) => string): string {
  const memories = draft.plan.memories.filter(({ node }) => node.source.software !== except);
  return anyMemory(draft, term, memories) || "1'b0";
}

function faultOf(draft: Draft, side: 'read' | 'write'): string[] {
  if (draft.plan.memories.length === 0) return [];
  return [anyMemory(draft, (own) => `${own(side)} & ${own('error')}`)];
}

function turns(draft: Draft, { read, readOwns }: AxiSignals): string[] {
  if (readOwns === '') return [];
  const { access, plan } = draft;
  draft.declare(readOwns);
  const wanted = anyOf(draft, 'w', (own) => own('read_hit'));
  const busy = anyMemory(draft, (own) => `${own('write')} & ~${own('ready')}`);
  return [
    '',
    '// A read that waits for a memory has it next, once the write under way is done.',
    ...clocked(
      plan.map.source.resets[0]!,
      [`${readOwns} <= 1'b0;`],
      [`${readOwns} <= ${read} && !${access.read} && (${wanted}) && !(${busy});`],
    ),
  ];
}
