/** What the devices of a family have of what a design may run out of, by nextpnr's names, the smallest first. */
interface Device {
  name: string;
  ICESTORM_LC: number;
  ICESTORM_RAM: number;
  ICESTORM_DSP: number;
  ICESTORM_SPRAM: number;
}

const plain = (name: string, cells: number, rams: number): Device => ({
  name,
  ICESTORM_LC: cells,
  ICESTORM_RAM: rams,
  ICESTORM_DSP: 0,
  ICESTORM_SPRAM: 0,
});

/**
 * Source: Lattice, iCE40 LP/HX Family Data Sheet (FPGA-DS-02029) and iCE40 UltraPlus Family Data Sheet
 * (FPGA-DS-02008), the tables of the families. nextpnr knows the 4K devices as the die of the 8K, whose whole is not sold
 * by that name.
 */
export const ICE40: readonly Device[] = [
  plain('iCE40LP1K', 1280, 16),
  plain('iCE40HX1K', 1280, 16),
  plain('iCE40LP4K', 3520, 20),
  plain('iCE40HX4K', 3520, 20),
  { name: 'iCE40UP5K', ICESTORM_LC: 5280, ICESTORM_RAM: 30, ICESTORM_DSP: 8, ICESTORM_SPRAM: 4 },
  plain('iCE40LP8K', 7680, 32),
  plain('iCE40HX8K', 7680, 32),
];

const COUNTED = ['ICESTORM_LC', 'ICESTORM_RAM', 'ICESTORM_DSP', 'ICESTORM_SPRAM'] as const;
type Counted = (typeof COUNTED)[number];

const SHRINK: Partial<Record<string, string>> = {
  ICESTORM_LC: 'leave out blocks or options',
  ICESTORM_RAM: 'make memories smaller (a block RAM holds 4096 bits, 512 bytes)',
};

/** What a design needs of a resource, and what the device has. */
export interface Use {
  used: number;
  available: number;
}

/** Names of the devices that have enough of everything, but for the one that was tried. */
function devicesFor(use: ReadonlyMap<string, Use>, tried: string): string[] {
  const needed = (resource: Counted) => use.get(resource)?.used ?? 0;
  return ICE40.filter(
    (device) =>
      device.name.toLowerCase() !== `ice40${tried}` &&
      COUNTED.every((resource) => needed(resource) <= device[resource]),
  ).map(({ name }) => name);
}

/** What a design that does not fit needs too much of, and what can be done about it. */
export function whatDoesNotFit(use: ReadonlyMap<string, Use>, device: string): string {
  const over = [...use].filter(([, { used, available }]) => used > available);
  const needs = over.map(
    ([name, { used, available }]) => `${used} ${name} are needed, the device has ${available}`,
  );
  const known = over.every(([name]) => COUNTED.some((counted) => counted === name));
  const larger = known ? devicesFor(use, device) : [];
  const shrink = over.flatMap(([name]) => SHRINK[name] ?? []);
  const advice = [
    larger.length > 0 ? `${larger.join(' or ')} has enough` : known ? 'no iCE40 device has enough' : '',
    larger.length > 0 ? '' : shrink.join(', and '),
  ];
  return [`the design does not fit: ${needs.join('; ')}`, ...advice.filter(Boolean)].join('; ');
}
