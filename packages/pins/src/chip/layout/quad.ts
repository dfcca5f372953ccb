import type { PackageLayout, Pad, Side } from './layout.ts';
import { OTHER_PITCH, QUADS } from './packages.ts';

/** Leads of a LQFP reach 1 mm beyond the body (MS-026); lands of a QFN end at its edge. */
const LEAD = { length: 1, width: 0.22, outside: true };
const LAND = { length: 0.3, width: 0.25, outside: false };

const SIDES: readonly Side[] = ['left', 'bottom', 'right', 'top'];

/** Leads counter-clockwise from the topmost of the left side; one more than the sides have is the pad beneath. */
export function quadLayout(name: string, numbers: readonly number[]): PackageLayout {
  const most = Math.max(4, ...numbers);
  const told = Number(/\d+/.exec(name)?.[0] ?? most);
  const hasExposed = most === told + 1 && most % 4 === 1;
  const aSide = Math.ceil((hasExposed ? most - 1 : most) / 4);
  const table = QUADS[name];
  const pitch = table?.pitch ?? OTHER_PITCH;
  const size = table?.width ?? (aSide + 3) * pitch;
  const form = name.includes('QFP') && !name.includes('QFPN') ? LEAD : LAND;
  const pads = new Map<string, Pad>();
  for (const number of numbers) {
    const isExposed = hasExposed && number === most;
    pads.set(String(number), isExposed ? exposed(size) : lead(number - 1, aSide, size, pitch, form));
  }
  const isModule = name.startsWith('LGA');
  return {
    kind: 'quad',
    width: size,
    height: size,
    pitch,
    pads,
    isToScale: table !== undefined,
    source: table
      ? `body ${size} × ${size} mm, pitch ${pitch} mm (${form.outside ? 'JEDEC MS-026' : 'JEDEC MO-220'})`
      : isModule
        ? 'a module: its lands lie in the maker’s own pattern, here they go round the body by number'
        : `no measures of ${name} are known: pitch ${pitch} mm is assumed`,
  };
}

function exposed(size: number): Pad {
  return { x: 0, y: 0, width: size * 0.6, height: size * 0.6 };
}

function lead(index: number, aSide: number, size: number, pitch: number, form: typeof LEAD): Pad {
  const side = SIDES[Math.min(3, Math.floor(index / aSide))]!;
  const along = ((index % aSide) - (aSide - 1) / 2) * pitch;
  const across = size / 2 + (form.outside ? form.length / 2 : -form.length / 2);
  const width = Math.min(form.width, pitch * 0.6);
  switch (side) {
    case 'left':
      return { x: -across, y: along, width: form.length, height: width, side };
    case 'bottom':
      return { x: along, y: across, width, height: form.length, side };
    case 'right':
      return { x: across, y: -along, width: form.length, height: width, side };
    case 'top':
      return { x: -along, y: -across, width, height: form.length, side };
  }
}
