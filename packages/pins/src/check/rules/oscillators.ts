import { say } from '../../wording/sentences.ts';
import type { Context } from '../context.ts';
import { oscillatorPins } from '../oscillators.ts';
import { freeing } from '../report.ts';
import type { Report } from '../report.ts';

/** A pin of an oscillator that is on carries nothing else (RM0090, 8.3.13 and 8.3.14). */
export function checkOscillators(context: Context, report: Report): void {
  for (const [pin, oscillator] of oscillatorPins(context)) {
    const signal = context.configuration.pins[pin]?.signal;
    if (signal === undefined || signal.startsWith('RCC_OSC')) continue;
    const said =
      oscillator === 'HSE'
        ? say('PINS-OSCILLATOR-ON/high', { pin, signal })
        : say('PINS-OSCILLATOR-ON/low', { pin, signal, oscillator });
    report.error({
      code: 'PINS-OSCILLATOR-ON',
      ...said,
      at: ['pins', pin],
      pins: [pin],
      fix: freeing(pin),
    });
  }
}
