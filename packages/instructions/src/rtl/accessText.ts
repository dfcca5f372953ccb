import { input, output, sv } from '@netloom/core/custom';
import type { CoreOptions } from '@netloom/core/custom';
import { wordOfName } from '../core/understood.ts';
import type { Known } from '../core/understood.ts';
import type { Access } from '../language/access.ts';
import { text } from './expressionText.ts';
import { immediateText, recognised, registerOf } from './unitNets.ts';
import type { Group } from './unitNets.ts';

type Accessing = Known & { access: Access };

const isAccessing = (known: Known): known is Accessing => known.access !== undefined;
export const hasAccess = (all: readonly Known[]): boolean => all.some(isAccessing);
const stores = (all: readonly Known[]) => all.filter(({ access }) => access?.kind === 'store');

/** Operands of the access that MEM waits for, where it is not the instruction at the ports. */
export const HELD = { instr: 'held_instr', rs1: 'held_rs1', rs2: 'held_rs2', rs3: 'held_rs3' };

const isHeld = ({ base }: CoreOptions) => base.stages === 5;

export function accessPorts(options: CoreOptions, all: readonly Known[]) {
  if (!hasAccess(all)) return [];
  return [
    output('access_address', 32),
    ...(stores(all).length > 0 ? [output('access_wdata', 32)] : []),
    ...(isHeld(options) ? [input('access_accept')] : []),
    input('access_done'),
    input('loaded', 32),
    output('access_result', 32),
  ];
}

/** Inputs and registers of which not every bit may be read. */
export const accessInputs = (options: CoreOptions, all: readonly Known[]): string =>
  hasAccess(all)
    ? ['access_done', 'loaded', ...(isHeld(options) ? ['held_instr', 'held_rs1', 'held_rs2'] : []), ''].join(
        ', ',
      )
    : '';

/** A net of the expression, for an instruction that has the operands at the ports. */
const netOf = (group: Group) => (name: string) =>
  group.states.some((state) => state.name === name) ? registerOf(group, name) : name;

function expressions(group: Group, known: Accessing): string {
  const word = wordOfName(known.name);
  const { address, data, isDown, size, reads } = known.access;
  const hasImmediate = reads.has('imm');
  const own = netOf(group);
  const writing = { nameOf: (name: string) => (name === 'imm' ? `${word}_imm` : own(name)) };
  const sum = text(address, writing);
  const place = isDown && size > 0 ? `(${sum}) & ~32'd${2 ** size - 1}` : sum;
  return sv`
    ${hasImmediate && `assign ${word}_imm = ${immediateText(known)};`}
    assign ${word}_address = ${place};
    ${data && `assign ${word}_wdata = ${text(data, writing)};`}
  `;
}

/** Nets of an access; `rd` is what becomes of its answer. */
function nets({
  name,
  access: { reads, data, type },
  fields: { immediate, registers },
}: Accessing): string[] {
  const word = wordOfName(name);
  return [
    ...(reads.has('imm') ? [`logic [${immediate.length - 1}:0] ${word}_imm;`] : []),
    `logic [31:0] ${word}_address;`,
    ...(data ? [`logic [${type.width - 1}:0] ${word}_wdata;`] : []),
    ...(registers.has('rd') ? [`logic [31:0] ${word}_rd;`] : []),
  ];
}

/** The net of the instruction that it is, aligned behind what is assigned. */
function chosen(target: string, all: readonly Known[], of: (known: Known) => string, recognises = 'is') {
  const head = `assign ${target} = `;
  const items = all.map((each) => `${recognises}_${wordOfName(each.name)} ? ${of(each)} :`);
  return head + [...items, "32'd0;"].join(`\n${' '.repeat(head.length)}`);
}

/** Operands from EX, held while MEM waits for the answer. */
function held(all: readonly Accessing[]): string {
  const third = all.some(({ fields }) => fields.registers.has('rs3'));
  const names = ['instr', 'rs1', 'rs2', ...(third ? ['rs3'] : [])];
  return sv`
    ${names.map((name) => `logic [31:0] held_${name};`).join('\n')}
    ${all.map(({ name }) => `logic held_is_${wordOfName(name)};`).join('\n')}
    always_ff @(posedge clk) begin
      if (access_accept) begin
        ${names.map((name) => `held_${name} <= ${name};`).join('\n')}
      end
    end
    ${all.map((each) => recognised(each, HELD.instr, 'held_is')).join('\n')}
  `;
}

/** Addresses and data of accesses, and the result that comes of the answer. */
export function accessText(options: CoreOptions, groups: readonly Group[]): string {
  const pairs = groups.flatMap((group) => group.known.filter(isAccessing).map((known) => ({ group, known })));
  const all = pairs.map(({ known }) => known);
  const storing = all.filter(({ access }) => access.kind === 'store');
  const results = all.filter(({ fields }) => fields.registers.has('rd'));
  const net = (suffix: string) => (known: Known) => `${wordOfName(known.name)}_${suffix}`;
  const widened = (known: Known) => {
    const { width } = known.access!.type;
    return width === 32 ? net('wdata')(known) : `{${32 - width}'d0, ${net('wdata')(known)}}`;
  };
  return sv`
    // Accesses to memory
    ${all.flatMap(nets).join('\n')}
    ${pairs.map(({ group, known }) => expressions(group, known)).join('\n')}
    ${isHeld(options) && `\n${held(all)}`}

    ${chosen('access_address', all, net('address'))}
    ${storing.length > 0 && chosen('access_wdata', storing, widened)}
    ${chosen('access_result', results, net('rd'), isHeld(options) ? 'held_is' : 'is')}
  `;
}
