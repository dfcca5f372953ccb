import type { PortText } from '@netloom/hdl/emit';
import { triggerPort } from './buffer.ts';
import { vector } from './draft.ts';
import type { Draft } from './draft.ts';
import { constantOf, number, ONE, range } from './expression.ts';
import type { Constant } from './expression.ts';
import { givesOutput } from './field.ts';
import { givesNext } from './hardware.ts';
import { addressBits, portWidth } from './memory.ts';
import { accessOf } from './plan.ts';
import type { FieldPlan, MemoryPlan, RegisterPlan } from './plan.ts';

type Direction = PortText['direction'];

/** Ports towards hardware, in address order. */
export function hardwarePorts(draft: Draft): void {
  for (const node of draft.plan.nodes) {
    const before = draft.ports.length;
    if (node.kind === 'memory') memoryPorts(draft, node);
    else if (node.node.source.external) externalPorts(draft, node);
    else registerPorts(draft, node);
    const first = draft.ports[before];
    if (first) first.group = node.node.path;
  }
  errorPorts(draft);
}

function registerPorts(draft: Draft, register: RegisterPlan): void {
  for (const field of register.fields) fieldPorts(draft, field);
  for (const [side, buffer] of [
    ['read', register.readBuffer],
    ['write', register.writeBuffer],
  ] as const) {
    if (buffer?.by === 'input') port(draft, register, 'input', triggerPort(side, buffer.active), ONE);
  }
  if (register.fields.some(({ source }) => source.interrupt)) port(draft, register, 'output', 'irq', ONE);
}

function fieldPorts(draft: Draft, field: FieldPlan): void {
  const { source, register, width, kind } = field;
  const own = (direction: Direction) =>
    draft.ports.push({ name: field.name, direction, packed: vector(register, width) });
  const add = (direction: Direction, suffix: string, bits: Constant = ONE) =>
    port(draft, register, direction, suffix, bits, field);
  if (kind === 'wire') own('input');
  const { interrupt } = source;
  if (kind === 'wire' && interrupt && (interrupt.trigger !== 'level' || interrupt.test !== undefined))
    field.value = draft.declareFor(field, 'value', width);
  if (givesOutput(field)) own('output');
  else if (kind === 'stored') draft.declarations.push({ name: field.name, packed: vector(register, width) });
  if (kind === 'stored' && (givesNext(field) || source.interrupt)) add('input', 'next', width);
  if (givesNext(field) && source.hardwareEnable === 'high') add('input', 'we');
  if (givesNext(field) && source.hardwareEnable === 'low') add('input', 'wel');
  if (source.softwareEnable === 'high') add('input', 'swwe');
  if (source.softwareEnable === 'low') add('input', 'swwel');
  if (source.hardwareSet) add('input', 'set', width);
  if (source.hardwareClear) add('input', 'clear', width);
  counterPorts(field, add);
  if (source.signalAccess) add('output', 'accessed');
  if (source.signalModify) add('output', 'modified');
  for (const each of source.reductions ?? []) add('output', each);
}

function counterPorts(
  { source: { counter } }: FieldPlan,
  add: (direction: Direction, suffix: string, bits?: Constant) => void,
): void {
  for (const [direction, name, wrap] of [
    [counter?.up, 'increment', 'overflow'],
    [counter?.down, 'decrement', 'underflow'],
  ] as const) {
    if (!direction) continue;
    add('input', name);
    if (direction.stepWidth !== undefined) add('input', `${name}_value`, constantOf(direction.stepWidth));
    if (direction.threshold !== undefined) add('output', `${name}_threshold`);
    add('output', direction.saturate === undefined ? wrap : `${name}_saturated`);
  }
}

function externalPorts(draft: Draft, register: RegisterPlan): void {
  const { node, words } = register;
  const { isRead, isWritten } = accessOf(register);
  if (isRead) port(draft, register, 'output', 'read', number(words));
  if (isWritten) {
    port(draft, register, 'output', 'write', number(words));
    const { dataWidth } = draft.plan.bus;
    const own = number(node.width);
    const packed = node.width < dataWidth ? vector(register, own) : range(number(dataWidth));
    for (const suffix of ['wdata', 'wmask'])
      draft.ports.push({ name: draft.signal(register, suffix), direction: 'output', packed });
  }
  if (isRead) port(draft, register, 'input', 'rdata', number(node.width));
}

function memoryPorts(draft: Draft, memory: MemoryPlan): void {
  const width = portWidth(draft, memory);
  port(draft, memory, 'output', 'read', ONE);
  port(draft, memory, 'output', 'write', ONE);
  port(draft, memory, 'output', 'address', addressBits(draft, memory));
  port(draft, memory, 'output', 'wdata', width);
  port(draft, memory, 'output', 'wmask', width);
  port(draft, memory, 'input', 'rdata', width);
  port(draft, memory, 'input', 'ready', ONE);
  port(draft, memory, 'input', 'error', ONE);
}

function port(
  draft: Draft,
  node: RegisterPlan | MemoryPlan,
  direction: Direction,
  suffix: string,
  width: Constant,
  owner: { name: string } = node,
): void {
  draft.ports.push({ name: draft.signal(owner, suffix), direction, packed: vector(node, width) });
}

/** One port for all registers of each kind of fault. */
function errorPorts(draft: Draft): void {
  const { registers } = draft.plan;
  const own = registers.filter(({ target, node }) => !target && !node.source.external);
  if (registers.some(({ node }) => node.source.shadowed)) {
    draft.ports.push(
      { name: 'shadow_update_error', direction: 'output', group: 'Faults', comment: 'two writes differed' },
      {
        name: 'shadow_storage_error',
        direction: 'output',
        comment: 'a shadowed value differs from its copy',
      },
    );
  }
  if (own.some(({ fields }) => fields.some(({ source, kind }) => source.parity && kind === 'stored'))) {
    draft.ports.push({
      name: 'parity_error',
      direction: 'output',
      comment: 'a stored value differs from its parity',
    });
  }
}
