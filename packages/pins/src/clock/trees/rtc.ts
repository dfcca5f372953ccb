import type { ClockNode } from '../clockTree.ts';

/** Clock of the real-time clock (RM0090 7.2.8): HSE is divided down to at most 1 MHz. */
export const rtc: readonly ClockNode[] = [
  { kind: 'divider', name: 'RTCHSEDivider', input: 'HSE', min: 2, max: 31, default: 2 },
  {
    kind: 'mux',
    name: 'RTCSource',
    options: [
      { value: 'None', macro: 'RCC_RTCCLKSOURCE_NO_CLK' },
      { value: 'LSE', input: 'LSE', macro: 'RCC_RTCCLKSOURCE_LSE' },
      { value: 'LSI', input: 'LSI', macro: 'RCC_RTCCLKSOURCE_LSI' },
      { value: 'HSE', input: 'RTCHSEDivider', macro: 'RCC_RTCCLKSOURCE_HSE_DIV' },
    ],
    default: 'None',
    field: { structure: 'peripheral', name: 'RTCClockSelection' },
  },
  {
    kind: 'output',
    name: 'RTCCLK',
    input: 'RTCSource',
    limits: [{ max: 1_000_000, source: 'RM0090 7.2.8' }],
  },
];
