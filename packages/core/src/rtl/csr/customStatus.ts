import { input, output } from '@netloom/hdl/emit';
import {
  bitOfSet,
  contextsWait,
  hasContexts,
  statusName,
  statusesOf,
  waitingSets,
} from '../../custom/context.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { CsrPart } from './csrPart.ts';
import { constantName, writesTo } from './csrPart.ts';

/** The highest of them: some state is dirty, none is but some is clean, and so on. */
function highest(statuses: readonly string[]): string {
  if (statuses.length === 1) return statuses[0]!;
  const some = (value: string) => statuses.map((each) => `${each} == ${value}`).join(' || ');
  return `${some('DIRTY')} ? DIRTY\n  : ${some('CLEAN')} ? CLEAN\n  : ${some('INITIAL')} ? INITIAL\n  : OFF`;
}

/** Whether the status that is written is of a set of which an operation goes on in the background. */
function waiting(options: CoreOptions): string {
  const sets = waitingSets(options);
  const waits = sets.map(
    (set, index) =>
      `(address == ${constantName(statusName(set))} && ${bitOfSet('context_busy', index, sets.length)})`,
  );
  return `assign context_waits = write && ${sets.length === 1 ? waits[0]! : `(${waits.join(' || ')})`};`;
}

function text(options: CoreOptions): string {
  const sets = statusesOf(options);
  const names = sets.map(statusName);
  const next = names.map(
    (name, index) => sv`
      if (${writesTo(name)}) ${name} <= csr_wdata[1:0];
      else if (${bitOfSet('context_changes', index, sets.length)}) ${name} <= DIRTY;
    `,
  );
  return sv`
    // Status of the states of custom instructions: off, initial, clean (2) or dirty. mstatus.XS is the highest; SD
    // says that it is dirty.
    localparam logic [1:0] OFF = 2'd0; // instructions that use the states are illegal
    localparam logic [1:0] INITIAL = 2'd1;
    ${sets.length > 1 && "localparam logic [1:0] CLEAN = 2'd2;"}
    localparam logic [1:0] DIRTY = 2'd3;

    ${names.map((name) => `logic [1:0] ${name};`).join('\n')}
    logic [1:0] mstatus_xs;
    logic mstatus_sd;

    assign mstatus_xs = ${highest(names)};
    assign mstatus_sd = mstatus_xs == DIRTY;
    assign context_off = {${names
      .map((name) => `${name} == OFF`)
      .toReversed()
      .join(', ')}};
    ${contextsWait(options) && `// What goes on in the background ends before a status is written.\n${waiting(options)}`}

    ${clocked(options, names.map((name) => `${name} <= INITIAL;`).join('\n'), next.join('\n'))}
  `;
}

/** A register of two bits for each set of instructions with a status (Privileged 1.12, 3.1.6.6). */
export function customStatus(options: CoreOptions): CsrPart {
  if (!hasContexts(options)) return { ports: [], text: '', registers: [] };
  const sets = statusesOf(options);
  return {
    ports: [
      input('context_changes', sets.length, 'an instruction retires that changes states of the set'),
      output('context_off', sets.length),
      ...(contextsWait(options)
        ? [
            input('context_busy', waitingSets(options).length, 'an operation goes on in the background'),
            output('context_waits'),
          ]
        : []),
    ],
    text: text(options),
    registers: sets.map((set) => [statusName(set), set.address, `{30'd0, ${statusName(set)}}`]),
  };
}
