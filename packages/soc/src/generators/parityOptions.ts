import { z } from 'zod';
import { checkBits } from '../bus/checkBits.ts';
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

/** Bits of the user signals of all channels: those of the widest. */
export const checkWidth = ({ ADDR_WIDTH, DATA_WIDTH }: Options): number =>
  Math.max(...Object.values(checkBits({ addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH })));

/** The sides with check bits and without. */
export const sidesOf = (chosen: Options): { checked: Side; plain: Side } => {
  const { ADDR_WIDTH, DATA_WIDTH, ID_WIDTH } = chosen;
  const side = { bus: 'axi4', addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH, idWidth: ID_WIDTH } as const;
  return { checked: { ...side, userWidth: checkWidth(chosen) }, plain: side };
};
