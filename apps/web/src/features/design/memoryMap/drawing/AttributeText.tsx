import type { Attributes } from '@netloom/soc';
import { useTranslation } from 'react-i18next';

/** The attributes of a region in words. */
export function AttributeText({ attributes }: { attributes: Attributes }) {
  const { t } = useTranslation('memoryMap');
  const { type, executable, readOnly, secure, privileged } = attributes;
  const words = [
    t(`type.${type}`),
    readOnly ? t('attribute.readOnly') : '',
    executable ? t('attribute.executable') : '',
    secure ? t('attribute.secure') : '',
    privileged ? t('attribute.privileged') : '',
  ];
  return <span>{words.filter((word) => word !== '').join(' · ')}</span>;
}
