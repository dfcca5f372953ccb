import type { ItemText } from '@netloom/hdl/emit';
import { sv } from '../rtl/sv.ts';
import { cleared, code, declared } from './items.ts';

/** Arm IHI 0022H, A3.2.1: once valid, a manager's offer stays as it is until it is taken. */
export function stable(port: string, channel: string, payload: string[], width = 36): ItemText[] {
  const offer = `{${payload.map((name) => `${port}_${name}`).join(', ')}}`;
  const waiting = `${port}_${channel}_waiting`;
  const check = sv`
    always @(posedge clk) begin
      ${waiting} <= rst_n && ${port}_${channel}valid && !${port}_${channel}ready;
      ${waiting}_offer <= ${width}'(${offer});
      if (rst_n && ${waiting} && !(${port}_${channel}valid && ${waiting}_offer == ${width}'(${offer})))
        finish("axi-${channel}valid-withdrawn", ${port}_${payload[0]});
    end
  `;
  return [declared(cleared(waiting), cleared(`${waiting}_offer`, width)), code(check)];
}
