/** Looks that `config.skin` names: how wide a tick is, and how strong colours are. */
export const SKINS = ['default', 'narrow', 'narrower', 'narrowerer', 'lowkey', 'dark'] as const;
export type Skin = (typeof SKINS)[number];

/** Width of a tick against that of the usual skin. */
export const TICK_SHARES: Record<Skin, number> = {
  default: 1,
  narrow: 0.5,
  narrower: 0.25,
  narrowerer: 0.125,
  lowkey: 1,
  dark: 1,
};
