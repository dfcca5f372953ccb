/**
 * States of ports in extended VCD (IEEE 1800-2017, 21.7.4.3.1) as states of a bit: inputs `DUNZdu`, outputs `LHXTlh`,
 * unknown direction `01?FAaBbCcf`. Where both sides drive against each other the bit is unknown.
 */
export const portStates = new Uint8Array(256);
const ports = 'DUNZduLHXTlh01?FAaBbCcf';
const bits = '01xz0101xz0101xzxxxxxxz';
for (let i = 0; i < ports.length; i++) portStates[ports.charCodeAt(i)] = bits.charCodeAt(i);
