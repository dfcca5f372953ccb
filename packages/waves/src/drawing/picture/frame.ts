import { cellsOf } from '../cells.ts';
import { TICK_SHARES } from '../skins.ts';
import type { Caption, Drawing } from '../types.ts';

/** Pixels. */
export const ROW = 30;
export const LANE = 20;
/** From a row's top to its lane's. */
export const LANE_TOP = 5;
const TICK = 40;
const TICK_TEXTS = 18;
const TITLE = 26;
/** Right of the last tick, for its number. */
const MARGIN = 14;

/** Where lanes and ticks lie in the part of a picture right of the names; pixels from its upper left corner. */
export interface Frame {
  /** Pixels of a tick. */
  tick: number;
  /** Tick at the left margin, and how many are shown. */
  from: number;
  ticks: number;
  /** Of the first row. */
  top: number;
  /** Where the rows end. */
  bottom: number;
  width: number;
  height: number;
}

/** Ticks from the beginning to the end of the longest lane. */
export function lengthOf({ lanes }: Pick<Drawing, 'lanes'>): number {
  return lanes.reduce((most, lane) => Math.max(most, cellsOf(lane).at(-1)?.to ?? 0), 0);
}

/** Of a caption's text: large letters make room for themselves. */
export function titleHeight({ runs = [] }: Caption): number {
  return TITLE * runs.reduce((most, { style }) => Math.max(most, style.scale ?? 1), 1);
}

export function frameOf(drawing: Drawing): Frame {
  const { lanes, hscale, bounds, head, foot, skin } = drawing;
  const length = lengthOf(drawing);
  const from = bounds?.[0] ?? 0;
  const ticks = Math.max(1, Math.ceil(Math.min(length, bounds?.[1] ?? length) - from));
  const captionHeight = (caption: Drawing['head']) =>
    caption === null
      ? 0
      : (caption.text === '' ? 0 : titleHeight(caption)) +
        (caption.ticks === null && caption.tocks === null ? 0 : TICK_TEXTS);
  const top = captionHeight(head);
  const bottom = top + Math.max(1, lanes.length) * ROW;
  const tick = TICK * hscale * TICK_SHARES[skin];
  return {
    tick,
    from,
    ticks,
    top,
    bottom,
    width: ticks * tick + MARGIN,
    height: bottom + captionHeight(foot),
  };
}

export function xOf({ tick, from }: Frame, time: number): number {
  return (time - from) * tick;
}

export function laneTop({ top }: Frame, lane: number): number {
  return top + lane * ROW + LANE_TOP;
}
