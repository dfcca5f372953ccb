const INPUTS = {
  paddr: "12'b0",
  psel: "1'b0",
  penable: "1'b0",
  pwrite: "1'b0",
  pwdata: "32'b0",
  pstrb: "4'b0",
};

/** Connections of the unit's registers to a bus on which nothing happens. */
export function emptyPeer(): string {
  const inputs = Object.entries(INPUTS).map(([signal, value]) => `.s_apb_${signal}(${value})`);
  const outputs = ['pready', 'prdata', 'pslverr'].map((signal) => `.s_apb_${signal}()`);
  return `    ${inputs.join(', ')},\n    ${outputs.join(', ')}`;
}
