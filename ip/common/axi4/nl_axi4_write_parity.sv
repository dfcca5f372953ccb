// Check bits of a beat that is written: its bytes, lowest first; each eight strobes; WLAST.
module nl_axi4_write_parity #(
    parameter int DW = 32
) (
    input  logic [               DW-1:0] data,
    input  logic [             DW/8-1:0] strobes,
    input  logic                         last,
    output logic [DW/8+(DW/8+7)/8:0] bits
);
  localparam int DB = DW / 8;
  localparam int SB = (DB + 7) / 8;

  nl_odd_parity #(
      .WIDTH(DW)
  ) bytes (
      .word(data),
      .bits(bits[DB-1:0])
  );
  nl_odd_parity #(
      .WIDTH(DB)
  ) lanes (
      .word(strobes),
      .bits(bits[DB+:SB])
  );

  assign bits[DB+SB] = !last;
endmodule
