import { layOut } from '../text/layOut.ts';
import { bus } from './bus.ts';
import { serial } from './serial.ts';
import { basics } from './basics.ts';

export interface DrawingTemplate {
  key: string;
  /** The document. */
  text: string;
}

/** Drawings to start from. */
export const TEMPLATES: readonly DrawingTemplate[] = Object.entries({ ...basics, ...bus, ...serial }).map(
  ([key, drawing]) => ({ key, text: layOut(drawing) }),
);

/** Lanes to put into a drawing. */
export const SNIPPETS: Readonly<Record<string, readonly object[]>> = {
  clock: [{ name: 'clk', wave: 'p........' }],
  reset: [{ name: 'rst_n', wave: '0..1.....' }],
  level: [{ name: 'enable', wave: '0..1..0..' }],
  bus: [{ name: 'data[7:0]', wave: 'x.=.=.x..', data: ['A', 'B'] }],
  handshake: [
    { name: 'valid', wave: '0.1..0...' },
    { name: 'ready', wave: '0...10...' },
    { name: 'data[7:0]', wave: 'x.=..x...', data: ['A'] },
  ],
  gap: [{ name: 'wait', wave: '01.|..0..' }],
  highImpedance: [{ name: 'pad', wave: 'z.0.1.z..' }],
  space: [{}],
};
