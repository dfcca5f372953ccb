import { setInterrupt } from '@netloom/pins';
import type { Mode, PeripheralDefinition } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import { edit } from '../../files/boards.ts';
import type { OpenPins } from '../../store/pinsStore.ts';
import { PriorityField } from './PriorityField.tsx';

interface Props {
  open: OpenPins;
  instance: string;
  definition: PeripheralDefinition;
  mode: Mode;
}

/** Whether the peripheral's interrupt is on, and its priority. */
export function InterruptField({ open, instance, definition, mode }: Props) {
  const { t } = useTranslation('pinPeripherals');
  const vectors = definition.initMethods[mode.initMethod]?.interrupts?.map(({ vector }) => vector) ?? [
    '{instance}',
  ];
  return (
    <section>
      <h4>{t('interrupt')}</h4>
      <PriorityField
        name={vectors.map((vector) => `${vector.replace('{instance}', instance)}_IRQn`).join(', ')}
        pointer={`/peripherals/${instance}/interrupt`}
        priority={open.configuration.peripherals[instance]?.interrupt}
        onChange={(priority) => edit((configuration) => setInterrupt(configuration, instance, priority))}
      />
    </section>
  );
}
