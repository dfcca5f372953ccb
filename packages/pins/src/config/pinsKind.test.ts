import { expect, it } from 'vitest';
import { holdLaws } from '../../../model/test/documentLaws.ts';
import { pinsLaws } from '../../test/pinsLaws.ts';
import { SAMPLE_CHIP } from '../chip/sampleChip.ts';
import { newConfiguration } from './newConfiguration.ts';
import { pinsKind } from './pinsKind.ts';

const empty = newConfiguration('board', SAMPLE_CHIP);

holdLaws(pinsLaws);

it('tells which setting of which pin changed', () => {
  const from = { ...empty, pins: { PA9: { signal: 'GPIO_Output' } } };
  const to = {
    ...empty,
    pins: { PA9: { signal: 'GPIO_Output', label: 'LED', settings: { PinState: 'High' } } },
  };
  expect(pinsKind.diff(from, to)).toEqual([
    { kind: 'added', pointer: '/pins/PA9/label', subject: 'pin', name: 'PA9', member: 'label', after: 'LED' },
    {
      kind: 'added',
      pointer: '/pins/PA9/settings/PinState',
      subject: 'pinSetting',
      name: 'PA9.PinState',
      after: 'High',
    },
  ]);
});
