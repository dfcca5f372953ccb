import { SAMPLE_CHIP, analyse, assign, newConfiguration, setLock, setMode } from '@netloom/pins';
import type { PinConfiguration } from '@netloom/pins';
import { describe, expect, it } from 'vitest';
import { choicesOf } from './choices.ts';

const empty = newConfiguration('board', SAMPLE_CHIP);
const enabled = setMode(empty, 'USART1', 'Asynchronous');

/** Choices of a pin of the sample chip: only PA3 offers USART1_RX and only PA4 USART1_TX, both by AF7. */
function choices(pin: string, configuration: PinConfiguration) {
  const chipPin = SAMPLE_CHIP.pins.find(({ name }) => name === pin)!;
  return choicesOf(chipPin, configuration, SAMPLE_CHIP, analyse(configuration, SAMPLE_CHIP));
}

const effect = (pin: string, signal: string, configuration: PinConfiguration) =>
  choices(pin, configuration)
    .flatMap((group) => group.choices)
    .find((choice) => choice.signal === signal)?.effect;

describe('the choices of a pin', () => {
  it('are its general-purpose modes and then its signals by peripheral', () => {
    const names = choices('PA3', empty).map((group) => [
      group.instance,
      group.choices.map(({ text }) => text),
    ]);
    expect(names).toEqual([
      ['GPIO', ['Input', 'Output', 'Analog', 'EVENTOUT', 'EXTI']],
      ['USART1', ['RX']],
    ]);
    expect(choices('PA3', empty)[1]?.choices[0]?.route).toBe('AF7');
  });

  it('say what each would do', () => {
    expect(effect('PA3', 'USART1_RX', empty)).toEqual({ kind: 'disabled', instance: 'USART1' });
    expect(effect('PA3', 'USART1_RX', enabled)).toEqual({ kind: 'completes', instance: 'USART1' });
    expect(effect('PA3', 'USART1_RX', assign(enabled, 'PA3', 'USART1_RX'))).toEqual({ kind: 'current' });
  });

  it('say where a signal is that would come from another pin', () => {
    const elsewhere = { ...enabled, pins: { PB0: { signal: 'USART1_RX' } } };
    expect(effect('PA3', 'USART1_RX', elsewhere)).toEqual({ kind: 'moves', pin: 'PB0' });
    expect(effect('PA3', 'USART1_RX', setLock(elsewhere, 'PB0', true))).toEqual({
      kind: 'locked',
      pin: 'PB0',
    });
  });
});
