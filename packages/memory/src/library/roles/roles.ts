import type { Level, ViewPin } from '../views/view.ts';

export type Role = 'clock' | 'address' | 'enable' | 'write' | 'mask' | 'dataIn' | 'dataOut' | 'other';

const CLOCK = /^(clk|ck|clock)/;
const MASK = /^(w|g)?(mask|bwe|bweb|bwen|wem|wmask|bm|be|bytee)/;
const WRITE = /^g?(we|wen|web|wr|write|wrb|wrn|wren|writee|writeen|writeenable|writeb)$/;
const ENABLE = /^(ce|cs|me|en|re|rd|sel|chip|mem)\w*$/;

export interface Shape {
  bits: number;
}

/** What a pin does, from its name without the affixes of its port, its direction and its width. */
export function roleOf(core: string, pin: ViewPin, { bits }: Shape): Role {
  if (pin.direction === 'out') return pin.bits === bits ? 'dataOut' : 'other';
  if (pin.direction === 'inout') return 'other';
  if (pin.bits === 1 && (pin.clock === true || CLOCK.test(core))) return 'clock';
  if (MASK.test(core) && pin.bits <= bits) return 'mask';
  if (pin.bits === 1 && WRITE.test(core)) return 'write';
  if (pin.bits === 1 && bits > 1 && ENABLE.test(core)) return 'enable';
  if (pin.bits === bits && /^(d|di|din|i|wd|wdata|data|in|w)/.test(core)) return 'dataIn';
  return 'other';
}

/** Controls whose names end in what says that they are low active, once what they do is taken off. */
const LOW = /^(cs|ce|me|we|wr|gwe|re|rd|bwe|bw|wem|bm|mask|wmask|sel)(b|n|bar)$/;

/** The level of a control as its name has it: `csb`, `cen` and `we_n` are low active, `ce` and `en` high. */
export const levelByName = (core: string): Level => (LOW.test(core) ? 'low' : 'high');
