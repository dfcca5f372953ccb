import type { SocDocument } from '@netloom/model';
import { TCK } from '../generators/debugModule/ports.ts';

/** Whether nothing but JTAG is at these ends of a clock, which a debugger moves and which rests without one. */
export const areOfJtag = (ends: readonly string[]): boolean =>
  ends.length > 0 && ends.every((end) => end.endsWith(`.${TCK}`));

export const isTestClock = ({ portConnections: wires }: SocDocument, clock: string): boolean =>
  areOfJtag(wires.filter(({ from }) => from === clock).map(({ to }) => to));
