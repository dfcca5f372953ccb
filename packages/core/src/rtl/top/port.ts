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
