import type { DecoderOption, DecoderRole } from '../decodeTypes.ts';

interface RoleFacts {
  width?: number | null;
  required?: boolean;
  group?: string;
}

/** A role of one bit unless its width says otherwise (null: any). */
export function role(name: string, aliases: string[], facts: RoleFacts = {}): DecoderRole {
  const { width = 1, required = true, group } = facts;
  return { name, width, required, aliases, ...(group && { group }) };
}

export const clockAliases = ['clk', 'clock', 'ck'];
export const resetAliases = ['rst_n', 'resetn', 'rstn', 'reset_n', 'nreset', 'rst', 'reset'];

/** Options of every decoder with a clock. */
export function clockOptions(polarity: 'low' | 'high'): DecoderOption[] {
  return [
    { name: 'edge', type: 'choice', choices: ['rising', 'falling'], initial: 'rising' },
    { name: 'sample', type: 'choice', choices: ['before', 'after'], initial: 'before' },
    { name: 'reset', type: 'choice', choices: ['low', 'high'], initial: polarity },
  ];
}
