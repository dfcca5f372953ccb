import { z } from 'zod';
import { AXI4_WIDTHS, OUTSTANDING, carriedIdWidth } from './axi4Options.ts';
import type { Side } from './axi4Through.ts';

export const parityOptions = (idWidth: number) =>
  z.object({
    ADDR_WIDTH: AXI4_WIDTHS.ADDR_WIDTH.meta({
      description: "Bits of an address as its check bits are made: the manager's",
      unit: 'bit',
    }),
    DATA_WIDTH: z.literal([32, 64, 128, 256]).default(32).meta({
      description: 'Bits of a beat',
      unit: 'bit',
    }),
    ID_WIDTH: carriedIdWidth(idWidth),
    OUTSTANDING,
  });
export type Options = z.output<ReturnType<typeof parityOptions>>;

const bytes = (bits: number) => Math.ceil(bits / 8);

/** Bits of the widest user signal: of addresses with three groups of attributes, or of data with strobes and WLAST. */
export const checkWidth = ({ ADDR_WIDTH, DATA_WIDTH }: Options): number =>
  Math.max(bytes(ADDR_WIDTH) + 3, bytes(DATA_WIDTH) + bytes(DATA_WIDTH / 8) + 1);

/** The sides with check bits and without. */
export const sidesOf = (chosen: Options): { checked: Side; plain: Side } => {
  const { ADDR_WIDTH, DATA_WIDTH, ID_WIDTH } = chosen;
  const side = { bus: 'axi4', addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH, idWidth: ID_WIDTH } as const;
  return { checked: { ...side, userWidth: checkWidth(chosen) }, plain: side };
};
