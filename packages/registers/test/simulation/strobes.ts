/** A bit for each bit of the bytes that are strobed. */
export function widened(strobes: bigint): bigint {
  let lanes = 0n;
  for (let byte = 0n; strobes >> byte !== 0n; byte++) {
    if ((strobes >> byte) & 1n) lanes |= 0xffn << (8n * byte);
  }
  return lanes;
}
