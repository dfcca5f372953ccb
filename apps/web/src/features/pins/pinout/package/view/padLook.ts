import type { Analysis, AnalysedPin, ChipPin, PinState } from '@netloom/pins';
import type { DrawnPad } from '../drawing/drawing.ts';
import { shortName } from '../drawing/names.ts';

/** What a pad shows. */
export interface PadLook {
  /** Undefined where the maker's list has no pin at the position. */
  pin: ChipPin | undefined;
  /** Short name, e.g. `PC14` for `PC14-OSC32_IN`. */
  name: string;
  state: PinState;
  signal: string | undefined;
  label: string | undefined;
  locked: boolean;
}

/** Of several pins bonded to a pad it shows the one in use, else the chosen one, else the first. */
export function pinOfPad(pad: DrawnPad, analysis: Analysis, chosen: string | undefined): ChipPin | undefined {
  const { pins } = pad;
  if (pins.length < 2) return pins[0];
  return (
    pins.find(({ name }) => analysis.pins.get(name)?.assignment) ??
    pins.find(({ name }) => name === chosen) ??
    pins[0]
  );
}

export function lookOf(pad: DrawnPad, analysis: Analysis, chosen: string | undefined): PadLook {
  const pin = pinOfPad(pad, analysis, chosen);
  const known: AnalysedPin | undefined = pin && analysis.pins.get(pin.name);
  const assignment = known?.assignment;
  return {
    pin,
    name: pin ? shortName(pin.name) : '',
    state: known?.state ?? 'reserved',
    signal: assignment?.signal,
    label: assignment?.label,
    locked: assignment?.lock === true,
  };
}
