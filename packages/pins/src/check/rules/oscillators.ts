import type { Context } from '../context.ts';
import { oscillatorPins } from '../oscillators.ts';
import { removal } from '../report.ts';
import type { Report } from '../report.ts';

/** A pin of an oscillator that is on carries nothing else (RM0090, 8.3.13 and 8.3.14). */
export function checkOscillators(context: Context, report: Report): void {
  for (const [pin, oscillator] of oscillatorPins(context)) {
    const signal = context.configuration.pins[pin]?.signal;
    if (signal === undefined || signal.startsWith('RCC_OSC')) continue;
    const clock = oscillator === 'HSE' ? 'the high-speed oscillator' : 'the low-speed oscillator';
    report.error({
      code: 'PINS-OSCILLATOR-ON',
      message: `${pin} carries ${signal}, but ${clock} (${oscillator}) is on and takes the pin: free it, or switch ${oscillator} off among the clocks`,
      at: ['pins', pin],
      pins: [pin],
      fix: removal(`Free ${pin}`, ['pins', pin]),
    });
  }
}
