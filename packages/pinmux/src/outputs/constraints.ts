import { padsOf } from '../codes.ts';
import type { Pinmux } from '../document/pinmux.ts';

/** Places of the pads that have one, for nextpnr's iCE40 (`.pcf`). */
export function pcfText(pinmux: Pinmux): string {
  return constraints(pinmux, '#', (pad, location) => `set_io ${pad} ${location}`);
}

/** The same for Vivado (`.xdc`). */
export function xdcText(pinmux: Pinmux): string {
  return constraints(
    pinmux,
    '#',
    (pad, location) => `set_property PACKAGE_PIN ${location} [get_ports {${pad}}]`,
  );
}

function constraints(pinmux: Pinmux, mark: string, line: (pad: string, location: string) => string): string {
  const lines = padsOf(pinmux).map(({ name, location }) =>
    location === undefined ? `${mark} ${name} has no location` : line(name, location),
  );
  return [`${mark} Pads of ${pinmux.name}`, ...lines, ''].join('\n');
}
