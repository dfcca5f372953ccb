import { useTranslation } from 'react-i18next';

/** What runs call their kind. */
export function KindName({ kind }: { kind: string }) {
  const { t } = useTranslation('runs');
  return t(`kind.${kind}`);
}
