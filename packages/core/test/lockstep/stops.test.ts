import { describe, expect, it } from 'vitest';
import { Stops } from '../../src/lockstep/debugger.ts';
import type { Retired } from '../../src/lockstep/index.ts';
import { NOP, csr, csrImmediate } from '../../src/program/encode.ts';
import { CSR, HANDLER, RAM, core, machine } from '../model/machine.ts';

const [EXTERNAL, NON_MASKABLE] = [11, 0];
const [MNSTATUS, NMIE] = [0x744, 8];
const BY_REQUEST = 3;
const BY_TRIGGER = 2;
const NMI_HANDLER = RAM + 0x800;
const after = (instructions: number) => 3 * 2 ** 28 + (instructions << 10) + 0x200;

/** A hart with a trigger that stops it after so many instructions, before the first one, and what lockstep knows of its stops. */
function hart(instructions: number) {
  const plain = core({
    auxiliary: { externalInterrupts: true, nmi: { base: `0x${NMI_HANDLER.toString(16)}` } },
  });
  const options = {
    ...plain,
    debug: { ...plain.debug, transport: 'apb', triggers: 1, triggerKind: 'full' },
  } as const;
  const model = machine({
    options,
    main: (code) => code.word(csr(1, 0, CSR.mtvec, 5), csrImmediate(2, 0, MNSTATUS, NMIE), NOP),
    handler: (code) => code.word(NOP, NOP),
    settings: { interrupts: 'told' },
  });
  model.write(NMI_HANDLER, new Uint8Array(Uint32Array.of(NOP, NOP).buffer));
  model.registers[5] = HANDLER | 0;
  model.step();
  model.step();
  const stops = new Stops(options, model);
  stops.set({ kind: 'trigger', cycle: 0, index: 0, control: after(instructions), compared: 0 });
  const interrupt = (number: number, isLast: boolean) => {
    const { mode } = model;
    model.takeInterrupt(number);
    stops.interrupted(mode, isLast);
    expect(model.pc).toBe(number === NON_MASKABLE ? NMI_HANDLER : HANDLER);
  };
  const next = () => {
    const step = model.step();
    return stops.after({ pc: step.pc, instruction: step.instruction } as Retired, step);
  };
  const halted = (cause: number, pc: number) => stops.halted({ kind: 'halted', cycle: 0, cause, pc });
  return { stops, interrupt, next, halted };
}

const PASSED = [{ what: 'trigger passed, at pc', model: 1, core: 0 }];

describe('a count that an interrupt ends', () => {
  it('has to stop the hart before the handler', () => {
    const { interrupt, next } = hart(1);
    interrupt(EXTERNAL, true);
    expect(next()).toEqual(PASSED);
  });

  it('has stopped it where the debugger saw that before the trace tells of the interrupt', () => {
    const { interrupt, next, halted } = hart(1);
    expect(halted(BY_TRIGGER, HANDLER)).toEqual([]);
    interrupt(EXTERNAL, true);
    expect(next()).toEqual([]);
    expect(next()).toEqual([]);
  });

  it('is followed by what the debugger sets there', () => {
    const { stops, interrupt, next, halted } = hart(1);
    halted(BY_TRIGGER, HANDLER);
    stops.set({ kind: 'trigger', cycle: 0, index: 0, control: after(1), compared: 0 });
    interrupt(EXTERNAL, true);
    expect(next()).toEqual([]);
    expect(next()).toEqual(PASSED);
  });

  it('may be that of the first of two, between which the hart stopped', () => {
    const { interrupt, next, halted } = hart(1);
    halted(BY_TRIGGER, HANDLER);
    halted(BY_REQUEST, NMI_HANDLER);
    interrupt(EXTERNAL, false);
    interrupt(NON_MASKABLE, true);
    expect(next()).toEqual([]);
  });

  it('or of the second', () => {
    const { interrupt, next, halted } = hart(2);
    halted(BY_REQUEST, HANDLER);
    halted(BY_TRIGGER, NMI_HANDLER);
    interrupt(EXTERNAL, false);
    interrupt(NON_MASKABLE, true);
    expect(next()).toEqual([]);
  });
});

it('a trigger that stopped the hart before a handler for nothing is told', () => {
  const { interrupt, next, halted } = hart(2);
  halted(BY_TRIGGER, HANDLER);
  interrupt(EXTERNAL, true);
  expect(next()).toEqual([{ what: 'trigger without a match, at pc', model: 0, core: 1 }]);
});
