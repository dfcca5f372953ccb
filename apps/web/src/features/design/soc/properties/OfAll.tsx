import { Button, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { toDocument } from '../levels/levels.ts';
import { useSoc } from '../store/socStore.ts';

/** Whether the inside of one instance is shown, whose ports and parameters are those of its document. */
export const useIsInside = (): boolean => useSoc(({ canvas }) => canvas?.within !== undefined);

/** What all instances of a document have: inside one of them it is shown, and says where it is edited. */
export function OfAll({ children }: { children: ReactNode }) {
  const { t } = useTranslation('soc');
  const isInside = useIsInside();
  const name = useSoc(({ canvas }) => canvas?.socName ?? '');
  if (!isInside) return children;
  return (
    <>
      <p className="nl-soc-hint">{t('override.ofAll', { name })}</p>
      <Button className="nl-soc-go-in" size="small" onClick={() => void toDocument().catch(announceError)}>
        {t('override.toDocument', { name })}
      </Button>
      <ConfigProvider componentDisabled>{children}</ConfigProvider>
    </>
  );
}
