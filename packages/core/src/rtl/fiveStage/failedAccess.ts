/** Cause of an access that has failed in MEM: where the memory itself has, a hardware error (Privileged 1.13, 3.1.15). */
export const failedAccess = (corrupt: boolean, bits = 5) =>
  `${corrupt ? `lsu_corrupt ? ${bits}'d19 : ` : ''}mem_store ? ${bits}'d7 : ${bits}'d5`;
