import type { ClockNode, ClockOption } from '../clockTree.ts';

const MHZ = 1_000_000;

function oscillatorStates(macro: string): ClockOption[] {
  return [
    { value: 'Off', macro: `RCC_${macro}_OFF` },
    { value: 'Crystal', macro: `RCC_${macro}_ON` },
    { value: 'Bypass', macro: `RCC_${macro}_BYPASS` },
  ];
}

/** Oscillators (RM0090 7.2.1–7.2.5); limits of HSE and LSE from the electrical characteristics of the data sheets. */
export const sources: readonly ClockNode[] = [
  { kind: 'source', name: 'HSI', frequency: 16 * MHZ },
  {
    kind: 'switch',
    name: 'HSEState',
    options: oscillatorStates('HSE'),
    default: 'Off',
    field: { structure: 'oscillator', name: 'HSEState' },
  },
  {
    kind: 'source',
    name: 'HSE',
    frequency: 8 * MHZ,
    min: MHZ,
    max: 50 * MHZ,
    state: 'HSEState',
    limits: [
      { min: 4 * MHZ, max: 26 * MHZ, when: { HSEState: ['Crystal'] }, source: 'RM0090 7.2.1' },
      { min: MHZ, max: 50 * MHZ, when: { HSEState: ['Bypass'] }, source: 'RM0090 7.2.1' },
    ],
  },
  {
    kind: 'switch',
    name: 'LSEState',
    options: oscillatorStates('LSE'),
    default: 'Off',
    field: { structure: 'oscillator', name: 'LSEState' },
  },
  {
    kind: 'source',
    name: 'LSE',
    frequency: 32_768,
    min: 1,
    max: MHZ,
    state: 'LSEState',
    limits: [{ min: 32_768, max: 32_768, when: { LSEState: ['Crystal'] }, source: 'RM0090 7.2.4' }],
  },
  {
    kind: 'switch',
    name: 'LSIState',
    options: [
      { value: 'Off', macro: 'RCC_LSI_OFF' },
      { value: 'On', macro: 'RCC_LSI_ON' },
    ],
    default: 'Off',
    field: { structure: 'oscillator', name: 'LSIState' },
  },
  { kind: 'source', name: 'LSI', frequency: 32_000, state: 'LSIState' },
];

/** Clock from pin I2S_CKIN; 12.288 MHz is 256 × 48 kHz. */
export const externalAudio: ClockNode = {
  kind: 'source',
  name: 'I2S_CKIN',
  frequency: 12_288_000,
  min: 1,
  max: 50 * MHZ,
};
