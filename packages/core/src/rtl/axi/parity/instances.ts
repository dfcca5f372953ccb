import type { CoreOptions } from '../../../options/coreOptions.ts';
import { clocked } from '../../clocked.ts';
import { sv } from '../../sv.ts';
import { instance } from '../../unit.ts';
import { joined } from '../axiLite.ts';
import { burstEnd } from './burstEnd.ts';
import { READ_BITS, USER_WIDTHS } from './checkBits.ts';
import { ALL_BITS, parityInjection } from './injection.ts';
import { readParity } from './readParity.ts';
import { writeParity } from './writeParity.ts';

type Side = 'fetch' | 'data';

/** Whether a side reads bursts, of whose end it asks. */
const hasBursts = ({ memory }: CoreOptions, side: Side) =>
  (side === 'fetch' ? memory.instructionCache : memory.dataCache) !== null;

/** What an adapter or cache is answered, once it was looked at. */
export const checkedAnswers = (options: CoreOptions, side: Side): Record<string, string> => ({
  m_axi_rresp: `${side}_rresp`,
  ...(hasBursts(options, side) && { m_axi_rlast: `${side}_rlast` }),
  ...(side === 'data' && { m_axi_bresp: 'data_bresp' }),
});

const netsOf = (options: CoreOptions, side: Side) => sv`
  logic [1:0] ${side}_rresp;
  ${hasBursts(options, side) && `logic ${side}_rlast;`}
  logic ${side}_wrong;
`;

/** The signals of check bits between the core and its ports, whose names begin with a prefix a side. */
export const parityNets = (options: CoreOptions) => sv`
  // Parity of the bus
  logic [${ALL_BITS - 1}:0] parity_flip;
  ${netsOf(options, 'fetch')}
  ${netsOf(options, 'data')}
  logic [1:0] data_bresp;
  logic response_wrong;
`;

/** The bits of a side's reads that are turned over. */
const FLIPPED = {
  fetch: `parity_flip[${READ_BITS - 1}:0]`,
  data: `parity_flip[${2 * READ_BITS - 1}:${READ_BITS}]`,
};

const ofSide = (options: CoreOptions, side: Side, prefix: string) => {
  const nets = joined('m_axi', prefix, { readOnly: side === 'fetch', protocol: 'axi4', parity: true });
  return sv`
    ${instance(
      options,
      readParity,
      {
        ...nets,
        flip: FLIPPED[side],
        checked_rresp: `${side}_rresp`,
        wrong: `${side}_wrong`,
      },
      {},
      `u_${side}_parity`,
    )}
    ${hasBursts(options, side) && instance(options, burstEnd, { ...nets, last_bit: `${nets['m_axi_ruser']}[${USER_WIDTHS.R - 1}]`, last: `${side}_rlast` }, {}, `u_${side}_end`)}
    ${
      side === 'data' &&
      instance(options, writeParity, {
        ...nets,
        flip: `parity_flip[${ALL_BITS - 1}:${2 * READ_BITS}]`,
        checked_bresp: 'data_bresp',
        wrong: 'response_wrong',
      })
    }
  `;
};

const taken = (prefix: string, channel: string) => `${prefix}_${channel}valid && ${prefix}_${channel}ready`;

/** Check bits of both sides; what is wrong is told a clock later. */
export const parityInstances = (options: CoreOptions, fetchPrefix: string, dataPrefix: string) => sv`
  ${instance(options, parityInjection, {
    inject: 'bus_parity_inject',
    inject_bit: 'bus_parity_inject_bit',
    fetch_request: taken(fetchPrefix, 'ar'),
    fetch_answer: taken(fetchPrefix, 'r'),
    load_request: taken(dataPrefix, 'ar'),
    load_answer: taken(dataPrefix, 'r'),
    store_address: taken(dataPrefix, 'aw'),
    store_data: taken(dataPrefix, 'w'),
    store_answer: taken(dataPrefix, 'b'),
    flip: 'parity_flip',
  })}

  ${ofSide(options, 'fetch', fetchPrefix)}
  ${ofSide(options, 'data', dataPrefix)}

  ${clocked(
    options,
    "bus_parity_error <= 1'b0;",
    'bus_parity_error <= fetch_wrong || data_wrong || response_wrong;',
  )}
`;
