/** A memory that a core reaches: base and size in bytes. */
export interface SoftwareMemory {
  name: string;
  base: number;
  size: number;
  writable: boolean;
}

/** A peripheral as the software library sees it. */
export interface SoftwareDevice {
  /** As in `soc.h`: `uart0` is `SOC_UART0` there. */
  name: string;
  /** VLNV without its version: `netloom:ip:uart`. */
  ip: string;
  /** Port of the core that it interrupts by itself; absent for a source of an interrupt controller. */
  interrupts?: string | undefined;
}

/** A SoC as the software library sees it. Addresses, clocks and numbers of interrupts are in its `soc.h`. */
export interface SoftwareSoc {
  name: string;
  memories: SoftwareMemory[];
  devices: SoftwareDevice[];
  /** What the cores that start with the same program read from mhartid, this one's first; absent where it is alone. */
  harts?: number[];
}
