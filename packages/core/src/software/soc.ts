/** A memory that the core reaches: base and size in bytes. */
export interface SoftwareMemory {
  name: string;
  base: number;
  size: number;
  writable: boolean;
}

/** A peripheral of the library whose registers `soc.h` declares. */
export interface SoftwareDevice {
  /** As in `soc.h`: `uart0` is `SOC_UART0` there. */
  name: string;
  /** VLNV without its version: `netloom:ip:uart`. */
  ip: string;
  /** Interrupt of the core that it raises itself; absent for a source of the interrupt controller. */
  direct?: 'external' | 'timer' | 'software';
}

/** A SoC as the library sees it: memories and peripherals. Addresses, clocks and numbers of interrupts are in its `soc.h`. */
export interface SoftwareSoc {
  name: string;
  memories: SoftwareMemory[];
  devices: SoftwareDevice[];
}

/** The devices of one of the library's own IPs: `devicesOf(soc, 'uart')`. */
export function devicesOf(soc: SoftwareSoc | undefined, ip: string): SoftwareDevice[] {
  return soc?.devices.filter((device) => device.ip === `netloom:ip:${ip}`) ?? [];
}

/** The name that `soc.h` gives a device. */
export const macroOf = ({ name }: SoftwareDevice): string => `SOC_${name.toUpperCase()}`;
