import { chooseVariant, variantsOf } from '@netloom/soc';
import { Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlockTitle } from '../../palette/index.ts';
import { takeEdit } from '../commands/refusal.ts';
import { useSoc } from '../store/socStore.ts';
import { Row } from './Row.tsx';

/** Chooses among the blocks that have the same ports, where there are others. */
export function VariantRow({ name }: { name: string }) {
  const { t } = useTranslation('soc');
  const titleOf = useBlockTitle();
  const instance = useSoc((state) => state.document.instances[name]);
  const library = useSoc((state) => state.library);
  const others = useMemo(
    // Which blocks fit follows from the instance alone, its parameters included.
    () => (instance ? variantsOf(useSoc.getState().document, library, name) : []),
    [instance, library, name],
  );
  if (!instance || others.length === 0) return null;
  const label = (vlnv: string) => {
    const descriptor = library.find(vlnv)?.descriptor;
    return descriptor ? `${titleOf(descriptor)} (${vlnv})` : vlnv;
  };
  const options = [instance.ip, ...others].sort().map((value) => ({ value, label: label(value) }));
  return (
    <Row label={t('properties.variant')}>
      <Select
        aria-label={t('properties.variant')}
        value={instance.ip}
        options={options}
        popupMatchSelectWidth={false}
        onChange={(ip) => takeEdit(chooseVariant(useSoc.getState().document, library, name, ip))}
      />
    </Row>
  );
}
