import type { ItemText } from '@netloom/hdl/emit';
import { z } from 'zod';
import { textItem, unusedText } from '../interconnect/sections.ts';
import type { Side } from './axi4Through.ts';

/** Bits of a word of TL-UL as OpenTitan has it. */
const WORD = 32;

export const TLUL_OPTIONS = {
  ADDR_WIDTH: z.int().min(12).max(32).default(32).meta({ description: 'Bits of an address', unit: 'bit' }),
  SOURCE_WIDTH: z.int().min(1).max(16).default(8).meta({ description: 'Bits of a source', unit: 'bit' }),
  CHECK: z.literal([1, 0]).default(1).meta({
    description: 'Check bits of OpenTitan beside commands, answers and data: 1 with, 0 without',
  }),
};

type Options = z.output<z.ZodObject<typeof TLUL_OPTIONS>>;

export function tlulSides({ ADDR_WIDTH, SOURCE_WIDTH, CHECK }: Options): { tlul: Side; lite: Side } {
  const widths = { addressWidth: ADDR_WIDTH, dataWidth: WORD };
  return {
    tlul: { bus: 'tl-ul', ...widths, idWidth: SOURCE_WIDTH, isChecked: CHECK === 1 },
    lite: { bus: 'axi4-lite', ...widths },
  };
}

export const tlulParameters = ({ ADDR_WIDTH, SOURCE_WIDTH, CHECK }: Options) => ({
  ...{ AW: ADDR_WIDTH, SW: SOURCE_WIDTH },
  CHECK,
});

const COMMAND = ['a_user_cmd_intg', 'a_user_data_intg'];
const ANSWER = ['d_user_rsp_intg', 'd_user_data_intg'];

/** The check bits of a library module where the block has none: zeros go in, and nothing reads what comes out. */
export function withoutCheck(end: 's' | 'm', { CHECK }: Options) {
  if (CHECK === 1) return { ports: [], items: [] };
  const [taken, given] = end === 's' ? [COMMAND, ANSWER] : [ANSWER, COMMAND];
  const items: ItemText[] = [
    { kind: 'declarations', declarations: given.map((name) => ({ name, packed: '[6:0]' })) },
    textItem(unusedText('unused', given)),
  ];
  return {
    ports: [
      ...taken.map((name) => ({ name: `${end}_${name}`, value: "7'h00" })),
      ...given.map((name) => ({ name: `${end}_${name}`, value: name })),
    ],
    items: [items],
  };
}
