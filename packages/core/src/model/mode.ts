/** Privilege modes, as MPP encodes them. */
export const MACHINE = 3;
export const USER = 0;
export type Mode = typeof MACHINE | typeof USER;
