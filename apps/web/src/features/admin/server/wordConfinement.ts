import type { Confinement } from '@netloom/contract';
import type { TFunction } from 'i18next';

/** How runs are confined, in one line. */
export function wordConfinement(
  { confinement, memory, processes }: Confinement,
  t: TFunction<'server'>,
): string {
  return [
    t(`confinement.${confinement}`),
    memory === 'watched' ? t('confinement.memoryWatched') : t('confinement.memory', { by: memory }),
    processes === 'watched'
      ? t('confinement.processesWatched')
      : t('confinement.processes', { by: processes }),
  ].join(t('confinement.between'));
}
