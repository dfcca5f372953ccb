import type { Insn, Instruction, State } from '@netloom/instructions';

const renamed = <T>(record: Readonly<Record<string, T>>, from: string, to: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name === from ? to : name, value]));

const without = <T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));

/** The first name of the stem that the record has not. */
function free(stem: string, taken: Readonly<Record<string, unknown>>): string {
  let number = 1;
  while (`${stem}${number}` in taken) number++;
  return `${stem}${number}`;
}

export function changeInstruction(insn: Insn, name: string, part: Partial<Instruction>): Insn {
  const { instructions } = insn;
  return { ...insn, instructions: { ...instructions, [name]: { ...instructions[name]!, ...part } } };
}

export const renameInstruction = (insn: Insn, from: string, to: string): Insn => ({
  ...insn,
  instructions: renamed(insn.instructions, from, to),
});

export const removeInstruction = (insn: Insn, name: string): Insn => ({
  ...insn,
  instructions: without(insn.instructions, name),
});

/** An instruction in the first function of custom-0 that no other has. */
export function addInstruction(insn: Insn): { insn: Insn; name: string } {
  const name = free('op', insn.instructions);
  const taken = Object.values(insn.instructions).flatMap(({ encoding }) =>
    encoding.format === 'R' && encoding.opcode === 'custom-1' ? [encoding.funct7] : [],
  );
  let funct7 = 0;
  while (taken.includes(funct7)) funct7++;
  const added: Instruction = {
    description: '',
    encoding: { format: 'R', opcode: 'custom-1', funct3: 7, funct7: funct7 & 127 },
    behaviour: ['rd = rs1 + rs2;'],
    latency: { kind: 'combinational' },
    examples: [],
  };
  return { insn: { ...insn, instructions: { ...insn.instructions, [name]: added } }, name };
}

export function addState(insn: Insn): Insn {
  const state: State = { description: '', type: 'u32', reset: '0', context: 'saved' };
  return { ...insn, states: { ...insn.states, [free('state', insn.states)]: state } };
}

export const changeState = (insn: Insn, name: string, part: Partial<State>): Insn => ({
  ...insn,
  states: { ...insn.states, [name]: { ...insn.states[name]!, ...part } },
});

/** Words of a table; an empty number makes it a register. */
export function setDepth(insn: Insn, name: string, words: string): Insn {
  const state = { ...insn.states[name]! };
  if (words === '') delete state.depth;
  else state.depth = Number(words);
  return { ...insn, states: { ...insn.states, [name]: state } };
}

/** Address of the CSR that says whether the states have to be saved; an empty one takes it away. */
export function setStatus(insn: Insn, address: string): Insn {
  if (address !== '') return { ...insn, status: address };
  const rest = { ...insn };
  delete rest.status;
  return rest;
}

/** A state that drives a port is not moved by changes of context. */
export function setOutput(insn: Insn, name: string, drives: boolean): Insn {
  const state = { ...insn.states[name]! };
  if (drives) Object.assign(state, { context: 'shared', output: true });
  else delete state.output;
  return { ...insn, states: { ...insn.states, [name]: state } };
}

export const renameState = (insn: Insn, from: string, to: string): Insn => ({
  ...insn,
  states: renamed(insn.states, from, to),
});

export const removeState = (insn: Insn, name: string): Insn => ({
  ...insn,
  states: without(insn.states, name),
});
