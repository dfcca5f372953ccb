// Check bits of a request: the bytes of its address, lowest first; LEN; SIZE, BURST, LOCK and PROT; REGION,
// CACHE and QOS.
module nl_axi4_request_parity #(
    parameter int AW = 32
) (
    input  logic [      AW-1:0] addr,
    input  logic [         7:0] len,
    input  logic [         2:0] size,
    input  logic [         1:0] burst,
    input  logic                lock,
    input  logic [        14:0] attr,  // {CACHE, PROT, QOS, REGION}
    output logic [(AW+7)/8+2:0] bits
);
  localparam int AB = (AW + 7) / 8;

  nl_odd_parity #(
      .WIDTH(AW)
  ) address (
      .word(addr),
      .bits(bits[AB-1:0])
  );

  assign bits[AB+:3] = {~^{attr[14:11], attr[7:0]}, ~^{size, burst, lock, attr[10:8]}, ~^len};
endmodule
