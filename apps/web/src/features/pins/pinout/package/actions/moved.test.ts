import { newConfiguration } from '@netloom/pins';
import type { Chip, ChipPin, PinConfiguration } from '@netloom/pins';
import { SAMPLE_CHIP } from '@netloom/pins';
import { describe, expect, it } from 'vitest';
import { targetsOf } from './drag.ts';
import { moved } from './moved.ts';

const pin = (name: string, position: string, ...signals: string[]): ChipPin => ({
  name,
  position,
  type: 'I/O',
  signals: [{ name: 'GPIO', modes: ['Input', 'Output'] }, ...signals.map((signal) => ({ name: signal }))],
});

const chip: Chip = {
  ...SAMPLE_CHIP,
  pins: [
    pin('PA0', '1', 'USART1_TX', 'SPI1_SCK'),
    pin('PA1', '2', 'USART1_TX'),
    pin('PA2', '3', 'SPI1_SCK'),
    pin('PA3', '4', 'USART1_TX', 'SPI1_SCK'),
    pin('PA4', '4', 'SPI1_MOSI'),
  ],
};

const configured = (pins: PinConfiguration['pins']) => ({ ...newConfiguration('board', chip), pins });

describe('moving an assignment', () => {
  it('takes label, lock and settings along', () => {
    const assignment = {
      signal: 'USART1_TX',
      label: 'LOG',
      lock: true as const,
      settings: { GPIO_Speed: 'High' },
    };
    const { configuration, effect } = moved(configured({ PA0: assignment }), chip, 'PA0', 'PA1');
    expect(configuration.pins).toEqual({ PA1: assignment });
    expect(effect).toEqual({ kind: 'moves' });
  });

  it('exchanges two where each pin offers the other’s signal', () => {
    const before = configured({ PA0: { signal: 'USART1_TX' }, PA3: { signal: 'SPI1_SCK' } });
    const { configuration, effect } = moved(before, chip, 'PA0', 'PA3');
    expect(configuration.pins).toEqual({ PA0: { signal: 'SPI1_SCK' }, PA3: { signal: 'USART1_TX' } });
    expect(effect).toEqual({ kind: 'swaps', signal: 'SPI1_SCK' });
  });

  it('displaces what cannot come back, also when it is on another pin of the same position', () => {
    const before = configured({ PA0: { signal: 'USART1_TX' }, PA4: { signal: 'SPI1_MOSI' } });
    const { configuration, effect } = moved(before, chip, 'PA0', 'PA3');
    expect(configuration.pins).toEqual({ PA3: { signal: 'USART1_TX' } });
    expect(effect).toEqual({ kind: 'displaces', signal: 'SPI1_MOSI' });
  });
});

describe('pins that an assignment can be dropped on', () => {
  it('offer its signal and are not locked', () => {
    const locked = configured({
      PA0: { signal: 'USART1_TX' },
      PA4: { signal: 'SPI1_MOSI', lock: true },
    });
    expect([...targetsOf(locked, chip, 'PA0', 'USART1_TX').values()]).toEqual(['PA1']);
    expect([...targetsOf(locked, chip, 'PA0', 'GPIO_Input').keys()]).toEqual(['2', '3']);
    expect(targetsOf(locked, chip, 'PA0', 'GPIO_Analog').size).toBe(0);
  });
});

describe('a bit of a port on two leads', () => {
  const bit = { port: 'A', number: 9 };
  const twice: Chip = {
    ...chip,
    pins: [
      { ...pin('PA9', '1', 'USART1_TX'), ...bit },
      { ...pin('PA9 [PA11]', '2', 'USART1_TX'), ...bit },
      { ...pin('PA11 [PA9]', '2', 'SPI1_SCK'), port: 'A', number: 11 },
      { ...pin('PB0', '3', 'SPI1_SCK', 'USART1_TX'), port: 'B', number: 0 },
    ],
  };

  it('loses what is on either when it is taken', () => {
    const before = configured({
      PB0: { signal: 'USART1_TX' },
      PA9: { signal: 'GPIO_Output' },
      'PA11 [PA9]': { signal: 'SPI1_SCK' },
    });
    const { configuration, effect } = moved(before, twice, 'PB0', 'PA9 [PA11]');
    expect(configuration.pins).toEqual({ 'PA9 [PA11]': { signal: 'USART1_TX' } });
    expect(effect).toEqual({ kind: 'displaces', signal: 'SPI1_SCK, GPIO_Output' });
  });

  it('moves from lead to lead', () => {
    const { configuration, effect } = moved(
      configured({ PA9: { signal: 'USART1_TX' } }),
      twice,
      'PA9',
      'PA9 [PA11]',
    );
    expect(configuration.pins).toEqual({ 'PA9 [PA11]': { signal: 'USART1_TX' } });
    expect(effect).toEqual({ kind: 'moves' });
  });

  it('is no target while it is locked on the other lead', () => {
    const before = configured({
      PB0: { signal: 'USART1_TX' },
      PA9: { signal: 'GPIO_Output', lock: true },
    });
    expect([...targetsOf(before, twice, 'PB0', 'USART1_TX').values()]).toEqual([]);
  });
});
