import { input, output, portGroup } from '@netloom/hdl/emit';
import { hasBusParity } from '../../../options/busParity.ts';
import { sv } from '../../sv.ts';
import type { Unit } from '../../unit.ts';
import { USER_WIDTHS, WRITE_BITS, addressBits, responseBit, writtenBits } from './checkBits.ts';
import { LOST, RESPONSES } from './lost.ts';

const { AW, W } = USER_WIDTHS;

/** `<c>_write_parity`: check bits of what is written, and of the response. */
export const writeParity: Unit = {
  suffix: 'write_parity',
  chosen: hasBusParity,
  comment: () => sv`
    Check bits of writes, as those of reads. A response with a wrong bit is made an error of the bus.
    ${LOST}
  `,
  ports: () => [
    ...portGroup('Request', [
      input('m_axi_awaddr', 32),
      input('m_axi_awlen', 8),
      input('m_axi_awsize', 3),
      input('m_axi_awburst', 2),
      input('m_axi_awcache', 4),
      input('m_axi_awprot', 3),
      output('m_axi_awuser', AW),
      input('m_axi_wdata', 32),
      input('m_axi_wstrb', 4),
      input('m_axi_wlast'),
      output('m_axi_wuser', W),
    ]),
    ...portGroup('Response', [input('m_axi_bresp', 2), input('m_axi_buser'), input('m_axi_bvalid')]),
    ...portGroup('What becomes of it', [
      input('flip', WRITE_BITS, 'check bits that are turned over: of address, data and response'),
      output('checked_bresp', 2),
      output('wrong'),
    ]),
  ],
  body: () => sv`
    ${RESPONSES}

    assign m_axi_awuser = ${addressBits('m_axi_aw')} ^ flip[${AW - 1}:0];
    assign m_axi_wuser = ${writtenBits('m_axi_w')} ^ flip[${AW + W - 1}:${AW}];

    assign wrong = m_axi_bvalid && m_axi_bresp != DECERR && (m_axi_buser ^ flip[${AW + W}]) != ${responseBit('m_axi_b')};
    assign checked_bresp = wrong ? SLVERR : m_axi_bresp;
  `,
};
