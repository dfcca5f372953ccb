import type { Memory } from '../document/memory.ts';

/**
 * The read channel in front of a core that holds its data until the next read: `taken` asks for a word, `room` says
 * that R is free for it.
 */
export function readChannel({ latency, ecc }: Memory, r: string, mayDeny: boolean): string {
  const late = latency === 2;
  const free = `!${r}valid || ${r}ready`;
  const failed = `logic failed;
always_ff @(posedge clk) if (a_rvalid) failed <= a_rerror;
assign ${r}resp = ${mayDeny ? '!READS || ' : ''}(a_rvalid ? a_rerror : failed) ? 2'b10 : 2'b00;`;
  const sound = `assign ${r}resp = ${mayDeny ? "READS ? 2'b00 : 2'b10" : "2'b00"};`;
  return `// R keeps what was read until it is taken; the next read waits for that.
${late ? 'logic r_room, r_waits;' : 'logic r_room;'}
assign r_room = ${late ? `!r_waits && (${free})` : free};
always_ff @(posedge clk)
  if (!rst_n) begin
    ${r}valid <= 1'b0;${late ? "\n    r_waits <= 1'b0;" : ''}
  end else begin
${late ? '    r_waits <= r_taken;\n' : ''}    ${r}valid <= ${late ? 'r_waits' : 'r_taken'} || (${r}valid && !${r}ready);
  end
assign ${r}data = a_rdata;
${ecc === 'none' ? sound : failed}`;
}
