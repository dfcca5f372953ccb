import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../announce.ts';

interface CatalogueFailedProps {
  error: Error;
  onRetry: () => void;
  /** Undefined at the root. */
  onRoot: (() => void) | undefined;
}

export function CatalogueFailed({ error, onRetry, onRoot }: CatalogueFailedProps) {
  const { t } = useTranslation('catalogue');
  return (
    <Result
      status="warning"
      title={errorText(error)}
      extra={
        <>
          <Button onClick={onRetry}>{t('retry')}</Button>
          {onRoot ? <Button onClick={onRoot}>{t('root')}</Button> : null}
        </>
      }
    />
  );
}
