import type { SoftwareDevice, SoftwareSoc } from '@netloom/model';

/** The devices of one of the library's own IPs: `devicesOf(soc, 'uart')`. */
export function devicesOf(soc: SoftwareSoc | undefined, ip: string): SoftwareDevice[] {
  return soc?.devices.filter((device) => device.ip === `netloom:ip:${ip}`) ?? [];
}

/** The name that `soc.h` gives a device. */
export const macroOf = ({ name }: SoftwareDevice): string => `SOC_${name.toUpperCase()}`;
