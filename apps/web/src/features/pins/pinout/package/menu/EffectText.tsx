import { useTranslation } from 'react-i18next';
import type { Effect } from './choices.ts';

/** What choosing a signal would do, in a few words. */
export function EffectText({ effect }: { effect: Effect }) {
  const { t } = useTranslation('pinPackage');
  switch (effect.kind) {
    case 'none':
      return null;
    case 'moves':
    case 'locked':
      return <small data-effect={effect.kind}>{t(`effect.${effect.kind}`, { pin: effect.pin })}</small>;
    default:
      return <small data-effect={effect.kind}>{t(`effect.${effect.kind}`)}</small>;
  }
}
