import { sayOfTools as say } from '@netloom/model';
import type { Worded } from '@netloom/model';

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

const SHRINK: Partial<Record<string, Worded>> = {
  ICESTORM_LC: say('TOOL/placement/fewer-blocks', {}),
  ICESTORM_RAM: say('TOOL/placement/smaller-memories', {}),
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

const and = (one: Worded, other: Worded) => say('TOOL/placement/and', { one, other });

/** What can be done about a design that needs too much: a larger device, or less of what it needs. */
function adviceFor(over: readonly string[], use: ReadonlyMap<string, Use>, tried: string): Worded[] {
  const shrink = over.flatMap((resource) => SHRINK[resource] ?? []);
  const isKnown = over.every((resource) => COUNTED.some((counted) => counted === resource));
  if (!isKnown) return shrink;
  const [first, ...others] = devicesFor(use, tried);
  if (first === undefined) return [say('TOOL/placement/none-has-enough', {}), ...shrink];
  const either = (one: string | Worded, other: string) => say('TOOL/placement/or', { one, other });
  return [say('TOOL/placement/has-enough', { devices: others.reduce<string | Worded>(either, first) })];
}

/** What a design needs too much of, and what can be done about it; nothing of one that fits. */
export function whatDoesNotFit(use: ReadonlyMap<string, Use>, device: string): Worded | undefined {
  const over = [...use].filter(([, { used, available }]) => used > available);
  if (over.length === 0) return undefined;
  const needs = over.map(([resource, counts]) => say('TOOL/placement/needs', { resource, ...counts }));
  const advice = adviceFor(
    over.map(([resource]) => resource),
    use,
    device,
  );
  return say('TOOL/placement/no-room', { told: [...needs, ...advice].reduce(and) });
}
