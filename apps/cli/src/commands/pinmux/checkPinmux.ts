import { checkPinmux } from '@netloom/pinmux';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import type { PinmuxSubject } from './commands.ts';

/** `netloom pinmux check`: every problem of a multiplexer. */
export function checkPinmuxCommand({ path, document: pinmux, diagnostics }: PinmuxSubject): Outcome {
  const counts = {
    pads: Object.keys(pinmux.pads).length,
    signals: Object.keys(pinmux.signals).length,
    useCases: Object.keys(pinmux.useCases).length,
  };
  const summary = `${path}: can be generated; ${counts.pads} pads, ${counts.signals} signals, ${counts.useCases} use cases`;
  return outcomeOf(path, [...diagnostics, ...checkPinmux(pinmux)], summary, counts);
}
