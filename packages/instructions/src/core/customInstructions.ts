import type { CoreOptions, CustomEncoding, CustomInstructions } from '@netloom/core/custom';
import type { Insn } from '../document/insn.ts';
import { customUnit, operationUnits } from '../rtl/customUnit.ts';
import { isLater } from '../rtl/background.ts';
import { outputsOf } from '../rtl/outputs.ts';
import type { Group } from '../rtl/unitNets.ts';
import { disassembler } from '../software/disassemble.ts';
import { waitOf } from '../estimate/cost.ts';
import { changesContext, statusOf, tracked, usesContext } from './context.ts';
import { executeOf, startOf } from './execute.ts';
import { knownOf, statesOf, tablesOf } from './understood.ts';
import type { Known } from './understood.ts';

/** What a core is given for definitions that have no errors. */
export function customInstructions(insns: readonly Insn[], base: CoreOptions['base']): CustomInstructions {
  // A status is a CSR.
  const withStatus = base.zicsr ? tracked(insns) : [];
  const groups = insns.map((insn): Group => {
    const at = withStatus.findIndex(({ name }) => name === insn.name);
    return {
      name: insn.name,
      known: knownOf(insn),
      states: statesOf(insn),
      tables: tablesOf(insn),
      context: at < 0 ? undefined : at,
    };
  });
  const laters = groups.flatMap(({ known }) => known).filter(isLater).length;
  return {
    encodings: groups.flatMap((group) => encodingsOf(group, laters)),
    statuses: withStatus.map(statusOf),
    outputs: groups.flatMap(outputsOf),
    unit: customUnit(groups),
    parts: operationUnits(groups),
    definitions: () => groups.flatMap((group) => definitionsOf(group, base.isa === 'rv32e' ? 16 : 32)),
    disassemble: disassembler(insns),
  };
}

function encodingsOf(group: Group, laters: number): CustomEncoding[] {
  const { known, states, context } = group;
  const pointers = states.filter(({ name }) => known.some(({ access }) => access?.reads.has(name)));
  return known.map((each) => {
    const { name, instruction, behaviour, access } = each;
    const { mask, match, registers } = each.fields;
    return {
      ...{ name, mask, match },
      rd: registers.has('rd'),
      later: isLater(each),
      rs1: registers.has('rs1'),
      rs2: registers.has('rs2'),
      rs3: registers.has('rs3'),
      access: access && { kind: access.kind, size: access.size },
      machine: instruction.privilege === 'machine',
      // The results of others may land first.
      cycles: waitOf(each) + (isLater(each) ? laters : 0),
      context: usesContext(each, group) ? context : undefined,
      points: pointers.some((state) => behaviour.writes.has(state.name)),
    };
  });
}

function definitionsOf(group: Group, registers: number) {
  const { known, states, tables } = group;
  const values = startOf(states, tables);
  return known.map((each) => {
    const { mask, match, registers: has } = each.fields;
    return {
      name: each.name,
      format: 'custom' as const,
      registers: { rd: has.has('rd'), rs1: has.has('rs1'), rs2: has.has('rs2') },
      mask: mask | 0,
      match: match | 0,
      access: each.access?.kind,
      execute: executeOf(each, values, registers, contextOf(each, group)),
    };
  });
}

const contextOf = (known: Known, group: Group) =>
  group.context !== undefined && usesContext(known, group)
    ? { set: group.context, isDirtied: changesContext(known, group) }
    : undefined;

/** The options with what their definitions say. */
export function withInstructions(options: CoreOptions, insns: readonly Insn[]): CoreOptions {
  return insns.length === 0 ? options : { ...options, custom: customInstructions(insns, options.base) };
}
