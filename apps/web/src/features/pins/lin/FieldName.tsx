import type { LinField } from '@netloom/pins';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';

/** Name of a field as AUTOSAR writes it, with what it means and where it is defined; extensions carry a mark. */
export function FieldName({ field, id }: { field: LinField; id?: string }) {
  const { t } = useTranslation('pinLin');
  const isVendor = field.origin === 'vendor';
  const help = (
    <>
      {t(`field.${field.name}`)}
      <br />
      <small>{field.source}</small>
    </>
  );
  return (
    <span className="nl-pins-lin-name" id={id}>
      <Tooltip title={help} placement="topLeft">
        <code tabIndex={-1}>{field.name}</code>
      </Tooltip>
      {isVendor ? (
        <Tooltip title={t('vendorHelp')}>
          <span className="nl-pins-lin-vendor">{t('vendor')}</span>
        </Tooltip>
      ) : null}
      {field.unit === undefined ? null : <small>{t(`unit.${field.unit}`)}</small>}
    </span>
  );
}
