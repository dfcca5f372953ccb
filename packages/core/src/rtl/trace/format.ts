/** Bits of the longest packet, a trap with its value, as whole bytes. */
export const PACKET_BITS = 80;
export const PACKET_BYTES = PACKET_BITS / 8;
/** Packets from one that says where the program is to the next one, unless a trap does before. */
export const PACKETS_BETWEEN = 64;
