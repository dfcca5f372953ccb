import { CLOCK_AND_RESET } from '../../interconnect/ports.ts';
import type { BlockPorts, PeerTraits } from '../blockGenerator.ts';
import type { Options } from './options.ts';

/** Any number of managers at `s` and of subordinates at `m`, which see longer IDs. */
export function ports({
  ADDR_WIDTH,
  DATA_WIDTH,
  ID_WIDTH,
  TARGET_ID_WIDTH,
  USER_WIDTH,
}: Options): BlockPorts {
  const shared = {
    ...({ bus: 'axi4', multiple: true } as const),
    ...{ clock: 'clk', reset: 'rst_n', addressOption: 'ADDR_WIDTH', userOption: 'USER_WIDTH' },
  };
  const traits = (idWidth: number) => ({
    ...{ addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH, idWidth, userWidth: USER_WIDTH },
  });
  const followed = (idWidth: number) => ({
    ...traits(idWidth),
    towards: ({ addressWidth = ADDR_WIDTH }: PeerTraits) => ({
      ...traits(idWidth),
      addressWidth: Math.min(ADDR_WIDTH, addressWidth),
    }),
  });
  return {
    ...CLOCK_AND_RESET,
    interfaces: [
      {
        ...{ name: 's', role: 'subordinate', description: 'Managers connect here', idOption: 'ID_WIDTH' },
        ...shared,
        ...followed(ID_WIDTH),
      },
      {
        ...{ name: 'm', role: 'manager', description: 'Subordinates connect here' },
        ...{ idOption: 'TARGET_ID_WIDTH' },
        ...shared,
        ...followed(TARGET_ID_WIDTH),
      },
    ],
    passages: [{ upstream: 's', downstream: ['m'], decodes: true }],
  };
}
