import { input, output, portGroup } from '@netloom/hdl/emit';
import { hasBusParity } from '../../../options/busParity.ts';
import { sv } from '../../sv.ts';
import type { Unit } from '../../unit.ts';
import { READ_BITS, USER_WIDTHS, addressBits, readBits } from './checkBits.ts';
import { LOST, RESPONSES } from './lost.ts';

const { AR, R } = USER_WIDTHS;

/** `<c>_read_parity`: check bits of what is asked for, and of what is answered. */
export const readParity: Unit = {
  suffix: 'read_parity',
  chosen: hasBusParity,
  comment: () => sv`
    Check bits of reads: odd parity of each byte and group of signals, as AMBA 5 has it (Arm IHI 0022H,
    Odd_Parity_Byte_All), in the user signals. An answer with a wrong bit is made an error of the bus.
    ${LOST}
  `,
  ports: () => [
    ...portGroup('Request', [
      input('m_axi_araddr', 32),
      input('m_axi_arlen', 8),
      input('m_axi_arsize', 3),
      input('m_axi_arburst', 2),
      input('m_axi_arcache', 4),
      input('m_axi_arprot', 3),
      output('m_axi_aruser', AR),
    ]),
    ...portGroup('Answer', [
      input('m_axi_rdata', 32),
      input('m_axi_rresp', 2),
      input('m_axi_rlast'),
      input('m_axi_ruser', R),
      input('m_axi_rvalid'),
    ]),
    ...portGroup('What becomes of it', [
      input(
        'flip',
        READ_BITS,
        'check bits that are turned over: of the request, and above them of the answer',
      ),
      output('checked_rresp', 2),
      output('wrong'),
    ]),
  ],
  body: () => sv`
    ${RESPONSES}

    logic [${R - 1}:0] expected;

    assign m_axi_aruser = ${addressBits('m_axi_ar')} ^ flip[${AR - 1}:0];

    assign expected = ${readBits('m_axi_r')};
    assign wrong = m_axi_rvalid && m_axi_rresp != DECERR && (m_axi_ruser ^ flip[${READ_BITS - 1}:${AR}]) != expected;
    assign checked_rresp = wrong ? SLVERR : m_axi_rresp;
  `,
};
