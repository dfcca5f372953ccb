import { extiVectorOf, extiVectors, indexOf, setInterrupt } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import { edit } from '../../files/boards.ts';
import type { OpenPins } from '../../store/pinsStore.ts';
import { PriorityField } from '../form/PriorityField.tsx';

/** Interrupt vectors of the EXTI lines that pins listen to; some are shared by several lines. */
export function ExtiVectors({ open: { configuration, chip } }: { open: OpenPins }) {
  const { t } = useTranslation('pinPeripherals');
  const { pins } = indexOf(chip);
  const wanted = new Set(
    Object.entries(configuration.pins)
      .filter(([, { signal }]) => signal === 'GPIO_EXTI')
      .flatMap(([pin]) => pins.get(pin)?.number ?? [])
      .map((line) => extiVectorOf(line, chip)),
  );
  const shown = extiVectors(chip).filter((vector) => wanted.has(vector) || configuration.peripherals[vector]);
  if (shown.length === 0) return null;
  return (
    <section>
      <h4>{t('interrupt')}</h4>
      {shown.map((vector) => (
        <PriorityField
          key={vector}
          name={`${vector}_IRQn`}
          pointer={`/peripherals/${vector}`}
          priority={configuration.peripherals[vector]?.interrupt}
          onChange={(priority) => edit((before) => setInterrupt(before, vector, priority))}
        />
      ))}
    </section>
  );
}
