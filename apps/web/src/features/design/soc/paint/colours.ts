import type { NoteColour } from '@netloom/model';
import type { PinKind } from '../geometry/shape.ts';

export interface Colours {
  ground: string;
  gridDot: string;
  block: string;
  blockHead: string;
  blockEdge: string;
  title: string;
  subtitle: string;
  pinName: string;
  range: string;
  net: Record<PinKind | 'constant', string>;
  tag: string;
  selection: string;
  selectionWash: string;
  compatible: string;
  /** Of loads, the coolest first. */
  heat: readonly string[];
  error: string;
  warning: string;
  note: Record<NoteColour, { fill: string; edge: string }>;
}

export const LIGHT: Colours = {
  ground: '#f7f8fa',
  gridDot: '#dde2e8',
  block: '#ffffff',
  blockHead: '#eef2f6',
  blockEdge: '#b9c4d0',
  title: '#17212d',
  subtitle: '#6a7785',
  pinName: '#33414f',
  range: '#7b8896',
  net: {
    bus: '#0f7f86',
    bits: '#4d6a8c',
    bit: '#76879a',
    clock: '#b07a12',
    reset: '#8a56b5',
    interrupt: '#b5476f',
    constant: '#6a7785',
  },
  tag: '#ffffff',
  selection: '#1f6feb',
  selectionWash: '#1f6feb1f',
  compatible: '#1a9c5b',
  heat: ['#8fa6bd', '#3f8fc4', '#d3a007', '#e07314', '#c3192b'],
  error: '#d1242f',
  warning: '#bf8700',
  note: {
    grey: { fill: '#e9edf2', edge: '#aab4c0' },
    yellow: { fill: '#fdf3cf', edge: '#d9b84a' },
    green: { fill: '#e0f3e4', edge: '#7fbf91' },
    blue: { fill: '#e0edfb', edge: '#86b2e3' },
    purple: { fill: '#efe6fa', edge: '#b596dc' },
    red: { fill: '#fbe4e4', edge: '#e09a9a' },
  },
};

export const DARK: Colours = {
  ground: '#12161b',
  gridDot: '#242b34',
  block: '#1b2129',
  blockHead: '#242c36',
  blockEdge: '#3d4855',
  title: '#e8edf3',
  subtitle: '#8d99a7',
  pinName: '#c3ccd6',
  range: '#7f8b99',
  net: {
    bus: '#3bb6b9',
    bits: '#8fa9c9',
    bit: '#78889a',
    clock: '#d9a441',
    reset: '#b487dd',
    interrupt: '#dd7ea1',
    constant: '#8d99a7',
  },
  tag: '#1b2129',
  selection: '#4c9aff',
  selectionWash: '#4c9aff2b',
  compatible: '#3fcf8e',
  heat: ['#5b6e82', '#4ea3de', '#e6c13d', '#f08c3a', '#ff5964'],
  error: '#ff6b6b',
  warning: '#e3b341',
  note: {
    grey: { fill: '#232a33', edge: '#4a5563' },
    yellow: { fill: '#2f2a17', edge: '#7d6a2b' },
    green: { fill: '#18291f', edge: '#3d6b4c' },
    blue: { fill: '#172636', edge: '#3b628c' },
    purple: { fill: '#261f36', edge: '#65508c' },
    red: { fill: '#331d20', edge: '#87484d' },
  },
};

/** Wire width at 100 %: a bus is thick, a vector medium, a bit thin. */
export const WIRE_WIDTH: Record<PinKind, number> = {
  bus: 3.5,
  bits: 2,
  bit: 1.2,
  clock: 1.4,
  reset: 1.4,
  interrupt: 1.2,
};
