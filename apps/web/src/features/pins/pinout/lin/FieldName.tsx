import type { LinField } from '@netloom/pins';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';

/** Name of a field as AUTOSAR writes it, with what it means, where it is defined, and whether only vendors know it. */
export function FieldName({ field }: { field: LinField }) {
  const { t } = useTranslation('pinLin');
  const help = (
    <>
      {t(`field.${field.name}`)}
      <br />
      {field.origin === 'vendor' ? t('vendorHelp') : null} <small>{field.source}</small>
    </>
  );
  return (
    <span className="nl-pins-lin-name">
      <Tooltip title={help} placement="topLeft">
        <code>{field.name}</code>
      </Tooltip>
      {field.unit === undefined ? null : <small>{t(`unit.${field.unit}`)}</small>}
    </span>
  );
}
