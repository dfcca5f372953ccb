import type { ItemText } from '@netloom/hdl/emit';
import { grownPrefix } from '../../design/busEnd.ts';
import { joinText } from '../../interconnect/sections.ts';
import type { Peer } from '../../interconnect/spec.ts';
import type { BridgeSpec } from './spec.ts';

const portOf = ({ name }: Peer, signal: string) => `${grownPrefix('m', name)}apb_${signal}`;

/** The ports of each peripheral. */
export function drives({ subordinates, addressWidth }: BridgeSpec): ItemText[] {
  return subordinates.map((peer, index): ItemText => {
    const values = {
      paddr: peer.addressWidth < addressWidth ? `paddr[${peer.addressWidth - 1}:0]` : 'paddr',
      psel: `psel[${index}]`,
      penable: 'state == ACCESS',
      pwrite: 'writing',
      pwdata: "writing ? w_data : '0",
      pstrb: "writing ? w_strb : '0",
    };
    const assigns = Object.entries(values).map(([signal, value]) => ({
      target: portOf(peer, signal),
      value,
    }));
    return { kind: 'assigns', assigns };
  });
}

/** The answer of the selected peripheral. */
export function answer({ subordinates }: BridgeSpec): ItemText {
  const ofAll = (signal: string) =>
    joinText(
      subordinates.toReversed().map((peer) => portOf(peer, signal)),
      60,
    );
  const selected = (signal: string) => `|(target[NP-1:0] & ${ofAll(signal)})`;
  const words = subordinates.map((peer, index) => `({DW{target[${index}]}} & ${portOf(peer, 'prdata')})`);
  return {
    kind: 'assigns',
    assigns: [
      { target: 'pready', value: selected('pready') },
      { target: 'pslverr', value: selected('pslverr') },
      { target: 'prdata', value: words.join('\n  | ') },
    ],
  };
}
