import { emitTidyModule } from '@netloom/hdl/emit';
import type { ItemText } from '@netloom/hdl/emit';
import { sections, textItem, unusedText } from '../../interconnect/sections.ts';
import { channelSlices, portName, throughPortTexts } from '../axi4Through.ts';
import type { Side, ThroughSpec } from '../axi4Through.ts';
import type { Options } from './options.ts';
import { sidesOf } from './sides.ts';

/** AXI4-Lite as AXI4: every transfer is a burst of one beat as wide as the bus (Arm IHI 0022H, B1.1). */
export function text({ module, origin, options }: ThroughSpec<Options>): string {
  const [upstream, downstream] = sidesOf(options);
  return emitTidyModule({
    name: module,
    comment: `${origin}\nAXI4-Lite to AXI4 bridge: a transfer is a burst of one beat; a register in each channel.`,
    ports: throughPortTexts(upstream, downstream),
    items: sections([
      ...channelSlices(upstream, downstream),
      burst(downstream),
      [
        { kind: 'comment', text: 'A burst of one beat ends with it.' },
        textItem(unusedText('unused', [portName('m', downstream, 'rlast')])),
      ],
    ]),
  });
}

/** What AXI4 asks for beside the signals of AXI4-Lite. */
function burst(side: Side): ItemText {
  const size = Math.log2(side.dataWidth / 8);
  const values = {
    ...{ len: "8'd0", size: `3'd${size}`, burst: "2'b01", lock: "1'b0" },
    ...{ cache: "4'b0000", qos: "4'd0", region: "4'd0" },
  };
  const ofChannel = (channel: string) =>
    Object.entries(values).map(([name, value]) => ({ target: portName('m', side, channel + name), value }));
  const last = { target: portName('m', side, 'wlast'), value: "1'b1" };
  return { kind: 'assigns', assigns: [...ofChannel('aw'), last, ...ofChannel('ar')] };
}
