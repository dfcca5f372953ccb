import type { PresetName } from '@netloom/core';
import type { Measurement } from '../../packages/core/src/measured/measurement.ts';
import { atLeast, atMost } from '../row.ts';
import type { Row } from '../row.ts';
import { COREMARK_FLAGS } from './coremark.ts';

const AREA = 'core';

/** Bars of a preset, and what others reach: measured by this method where nothing else is said. */
interface Bars {
  coremark: number;
  /** Absent where none is asked for: the figure is told without one. */
  kiloGates?: number;
  /** MHz on osu018 and on iCE40 HX8K. */
  fmaxOsu018: number;
  fmaxIce40?: number;
  peers: string;
}

export const BARS: Record<PresetName, Bars> = {
  nano: {
    coremark: 0.95,
    kiloGates: 10,
    fmaxOsu018: 190,
    fmaxIce40: 55,
    peers:
      'PicoRV32 0.34, 269 MHz at 18.5 kGE mapped without preparation; VexRiscv Min 0.44; Ibex micro 0.904 at 17.4 (published)',
  },
  micro: {
    coremark: 2.4,
    kiloGates: 25,
    fmaxOsu018: 155,
    fmaxIce40: 42,
    peers:
      'Ibex small 2.34 at 26.0 kGE mapped for area, 26 MHz on iCE40; PicoRV32 fast 0.86, 46 MHz on iCE40',
  },
  standard: {
    coremark: 2.85,
    kiloGates: 35,
    fmaxOsu018: 170,
    fmaxIce40: 55,
    peers:
      'VexRiscv IMAC 2.37 with caches; VexRiscv IM 57 MHz on iCE40; Ibex maxperf 2.97 at 32.1 mapped for area',
  },
  fast: {
    coremark: 3.2,
    fmaxOsu018: 160,
    peers: 'VexiiRiscv with BTB, gshare and 8 K caches 2.97, with a late ALU besides 3.41 (published)',
  },
};

/** Why a figure may be missing, and whether that misses its bar. */
interface Missing {
  note: string;
  isMiss: boolean;
}
const NO_COREMARK: Missing = {
  note: 'not measured: NETLOOM_COREMARK_DIR names no sources',
  isMiss: false,
};
const NO_GATES: Missing = { note: 'not known with latches or registers in block RAM', isMiss: false };
const NO_FIT: Missing = { note: 'does not fit into the device, or finds no routing', isMiss: true };

/** A row for every figure: one that is missing must not be left out where it misses its bar. */
export function rowsOf(preset: PresetName, measured: Measurement): Row[] {
  const { coremark, kiloGates, fmaxOsu018, fmaxIce40, peers } = BARS[preset];
  const { cells } = measured;
  const used = cells ? `${cells.luts} LUT4, ${cells.flops} FF, ${cells.rams} RAM` : '';
  const flags = `gcc 12.2 ${COREMARK_FLAGS.join(' ')}, no wait states`;
  const row = (
    judge: typeof atLeast,
    what: string,
    value: number | null,
    bar: number | undefined,
    unit: string,
    note: string,
    missing: Missing,
  ): Row => {
    const name = `${preset}: ${what}`;
    if (bar === undefined || value === null) {
      const known = value === null ? { value: NaN, note: missing.note } : { value, note };
      const asked = bar === undefined ? '' : judge(AREA, name, 0, bar, unit).bar;
      const holds = value === null && bar !== undefined && missing.isMiss ? false : null;
      return { area: AREA, name, unit, bar: asked, holds, ...known };
    }
    return judge(AREA, name, value, bar, unit, note);
  };
  const gates = `osu018, cells for speed, NAND2X1 = 1; ${used}`;
  const speed = `${flags}; ${peers}`;
  return [
    row(atLeast, 'CoreMark/MHz', measured.coremark, coremark, 'CoreMark/MHz', speed, NO_COREMARK),
    row(atMost, 'area', measured.kiloGates, kiloGates, 'kGE', gates, NO_GATES),
    row(
      atLeast,
      'clock on osu018',
      measured.fmaxOsu018,
      fmaxOsu018,
      'MHz',
      'the same netlist, no wires',
      NO_GATES,
    ),
    row(atLeast, 'clock on iCE40 HX8K', measured.fmaxIce40, fmaxIce40, 'MHz', 'nextpnr, seed 1', NO_FIT),
  ];
}

/** The clock on the FPGA with the registers where it has room for them; undefined of a preset without a bar there. */
export function blockRamRow(preset: PresetName, { cells, fmaxIce40 }: Measurement): Row | undefined {
  const bar = BARS[preset].fmaxIce40;
  if (bar === undefined) return undefined;
  const name = `${preset}, registers in block RAM: clock on iCE40 HX8K`;
  const row = atLeast(AREA, name, fmaxIce40 ?? 0, bar, 'MHz');
  if (fmaxIce40 === null) return { ...row, value: NaN, note: NO_FIT.note };
  return {
    ...row,
    note: cells ? `nextpnr, seed 1; ${cells.luts} LUT4, ${cells.rams} RAM` : 'nextpnr, seed 1',
  };
}
