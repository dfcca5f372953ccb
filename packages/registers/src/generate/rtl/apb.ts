import { clocked } from './draft.ts';
import type { Draft } from './draft.ts';
import { less, number, range } from './expression.ts';
import { anyMemory } from './memory.ts';
import type { MemoryRequest } from './memory.ts';

/** Ports of an APB4 completer (Arm IHI 0024). */
export function apbPorts(draft: Draft): void {
  const { dataWidth } = draft.plan.bus;
  const port = (name: string, direction: 'input' | 'output', width = 1) =>
    draft.ports.push({ name, direction, packed: range(number(width)) });
  draft.ports.push({ name: 'paddr', direction: 'input', packed: range(draft.addressWidth), group: 'APB' });
  for (const name of ['psel', 'penable', 'pwrite']) port(name, 'input');
  port('pwdata', 'input', dataWidth);
  port('pstrb', 'input', dataWidth / 8);
  port('prdata', 'output', dataWidth);
  for (const name of ['pready', 'pslverr']) port(name, 'output');
}

export const APB_REQUEST = ({ access }: Draft): MemoryRequest => ({ read: access.read, write: access.write });

/** Access phase; a registered read answers one clock after it is carried out. */
export function apbLines(draft: Draft, mapped: string): string[] {
  const { access, plan } = draft;
  const isRegistered = plan.bus.readPath === 'registered';
  const answered = isRegistered ? draft.declare(plan.names.take('answered')) : '';
  draft.declare(access.write);
  draft.declare(access.read);
  if (access.answer !== 'prdata') draft.declare(access.answer, number(plan.bus.dataWidth));
  draft.declarations.push({ name: access.writeAddress, packed: range(draft.addressWidth) });
  return [
    `assign ${access.writeAddress} = ${aligned(draft, 'paddr')};`,
    `assign ${access.write} = psel && penable && pwrite;`,
    `assign ${access.read} = psel && penable && !pwrite${isRegistered ? ` && !${answered}` : ''};`,
    ...(isRegistered ? registeredAnswer(draft, answered, mapped) : directAnswer(draft, mapped)),
  ];
}

/** The address of the bus word that holds the byte. */
export function aligned({ plan, addressWidth }: Draft, address: string): string {
  const low = Math.log2(plan.bus.dataWidth / 8);
  if (low === 0) return address;
  if (addressWidth.value !== undefined && addressWidth.value <= BigInt(low)) return `'0`;
  return `{${address}[${less(addressWidth, 1n).text}:${low}], ${low}'d0}`;
}

function directAnswer(draft: Draft, mapped: string): string[] {
  const faults = [...(mapped === '' ? [] : [`!${mapped}`]), ...memoryFaults(draft)];
  return [
    `assign pready = ${ready(draft)};`,
    `assign pslverr = ${faults.length === 0 ? "1'b0" : `psel && penable && ${either(faults)}`};`,
  ];
}

function registeredAnswer(draft: Draft, answered: string, mapped: string): string[] {
  const { access, plan } = draft;
  const faults = [...(mapped === '' ? [] : [`!${mapped}`]), ...memoryFaults(draft)];
  const fault = faults.length === 0 ? '' : draft.declare(plan.names.take('answer_error'));
  const isReady = plan.memories.length === 0 ? '' : ` && ${ready(draft)}`;
  const wrong = faults.length === 0 ? "1'b0" : either(faults);
  return [
    `assign pready = pwrite ? ${ready(draft)} : ${answered};`,
    fault === ''
      ? "assign pslverr = 1'b0;"
      : `assign pslverr = psel && penable && (pwrite ? ${wrong} : ${answered} && ${fault});`,
    '',
    ...clocked(
      plan.map.source.resets[0]!,
      [`${answered} <= 1'b0;`],
      [`${answered} <= ${access.read}${isReady};`],
    ),
    '',
    ...clocked(
      plan.map.source.resets[0]!,
      [],
      [
        `if (${access.read}) prdata <= ${access.answer};`,
        ...(fault === '' ? [] : [`if (${access.read}) ${fault} <= ${wrong};`]),
      ],
    ),
  ];
}

/** No memory is asked that is not ready. */
function ready(draft: Draft): string {
  if (draft.plan.memories.length === 0) return "1'b1";
  return `!(${anyMemory(draft, (own) => `(${own('read')} | ${own('write')}) & ~${own('ready')}`)})`;
}

function memoryFaults(draft: Draft): string[] {
  if (draft.plan.memories.length === 0) return [];
  return [anyMemory(draft, (own) => `(${own('read')} | ${own('write')}) & ${own('error')}`)];
}

function either(faults: string[]): string {
  return faults.length === 1 && /^!\w+$/.test(faults[0]!) ? faults[0]! : `(${faults.join(' || ')})`;
}
