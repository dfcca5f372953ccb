/** A port of the core: what its module, its descriptor and its constraints say of it. Width in bits. */
export interface TopPort {
  name: string;
  direction: 'in' | 'out';
  width: number;
  description?: string;
  /** Constant of an input that a SoC may leave open. */
  tieOff?: string;
}

export interface PortGroup {
  title: string;
  ports: TopPort[];
}

/** A port that others drive. */
export const input = (name: string, width: number, description?: string, tieOff?: string): TopPort => ({
  name,
  direction: 'in',
  width,
  description,
  tieOff,
});

/** A port that the core drives. */
export const output = (name: string, width: number, description?: string): TopPort => ({
  name,
  direction: 'out',
  width,
  description,
});
