import { readChip, writeChip } from '@netloom/pins';
import { describe, expect, it } from 'vitest';
import { F407 } from './f407.ts';
import { SERIAL } from './f407Facts.ts';
import { NEEDS_DATA, hasOpenPinData, importedF407 } from './importedF407.ts';

describe('the F407 of these tests', () => {
  it('is a chip without a problem', () => {
    const { chip, diagnostics } = readChip(writeChip(F407));
    expect(diagnostics).toEqual([]);
    expect(chip).toEqual(F407);
  });

  it.skipIf(!hasOpenPinData)(
    `has the leads and alternate functions of its maker’s files (${NEEDS_DATA})`,
    () => {
      const imported = importedF407();
      const leads = ({ pins }: typeof F407) =>
        pins.map(({ name, position, type }) => ({ name, position, type }));
      expect(leads(F407)).toEqual(leads(imported));
      const serial = ({ pins }: typeof F407) =>
        pins.flatMap(({ name, signals }) =>
          signals
            .filter((signal) => SERIAL[signal.name.split('_')[0]!])
            .map((signal) => `${name} ${signal.name} ${signal.routes?.[0]?.macro}`)
            .sort(),
        );
      expect(serial(F407)).toEqual(serial(imported));
    },
  );
});
