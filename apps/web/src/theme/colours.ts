import { DEFAULT_COLOUR } from './palette.ts';

/** The theme colours that are offered, the default first. */
export const COLOURS = [
  DEFAULT_COLOUR,
  '#1890FF',
  '#304156',
  '#212121',
  '#11A983',
  '#13C2C2',
  '#6959CD',
  '#F5222D',
] as const;
