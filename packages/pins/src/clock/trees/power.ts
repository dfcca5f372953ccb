import type { ClockNode } from '../clockTree.ts';

/** Supply and voltage scale (RM0090 5.1.4): what bounds HCLK and the wait states of the flash memory. */
export function power(scales: readonly number[], reset: number, hasOverDrive: boolean): ClockNode[] {
  return [
    { kind: 'quantity', name: 'SupplyVoltage', unit: 'V', min: 1.7, max: 3.6, default: 3.3 },
    {
      kind: 'switch',
      name: 'VoltageScale',
      options: scales.map((scale) => ({
        value: `Scale${scale}`,
        macro: `PWR_REGULATOR_VOLTAGE_SCALE${scale}`,
      })),
      default: `Scale${reset}`,
    },
    ...(hasOverDrive
      ? [
          {
            kind: 'switch' as const,
            name: 'OverDrive',
            options: [{ value: 'Off' }, { value: 'On', when: { VoltageScale: ['Scale1', 'Scale2'] } }],
            default: 'Off',
          },
        ]
      : []),
  ];
}
