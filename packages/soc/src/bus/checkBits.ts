const bytes = (bits: number) => Math.ceil(bits / 8);

/** Bits of each user signal of AXI4 that has check bits: see `BusInterface`. Widths in bits. */
export const checkBits = ({ addressWidth, dataWidth }: { addressWidth: number; dataWidth: number }) => ({
  AWUSER: bytes(addressWidth) + 3,
  WUSER: bytes(dataWidth) + bytes(dataWidth / 8) + 1,
  BUSER: 1,
  ARUSER: bytes(addressWidth) + 3,
  RUSER: bytes(dataWidth) + 2,
});
