import { Checkbox, Radio } from 'antd';
import { describeAddress } from '@netloom/soc';
import type { AddressDetails, Attributes } from '@netloom/soc';
import { useTranslation } from 'react-i18next';
import { takeEdit, useSoc } from '../../soc/index.ts';
import { CellPopover } from './CellPopover.tsx';
import type { Row } from './rows.ts';

const TYPES = ['cacheable', 'uncached', 'device'] as const;
/** What the interconnect enforces, then what software alone is told. */
const FLAGS = ['readOnly', 'secure', 'privileged', 'executable'] as const;

/** The attributes of a region to be ticked, each with what it does. */
export function AttributeCell({ row }: { row: Row }) {
  const { t } = useTranslation('memoryMap');
  const { endpoint, attributes } = row;
  if (!attributes) return null;
  const set = (details: Partial<AddressDetails>) =>
    takeEdit(describeAddress(useSoc.getState().document, endpoint, details));
  const content = (
    <div className="nl-map-attributes" role="group" aria-label={t('table.attributesOf', { name: endpoint })}>
      <Radio.Group
        value={attributes.type}
        onChange={(event) => set({ type: event.target.value as Attributes['type'] })}
        options={TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))}
      />
      {FLAGS.map((flag) => (
        <Checkbox
          key={flag}
          checked={attributes[flag]}
          onChange={(event) =>
            set({ [flag]: flag === 'executable' || event.target.checked ? event.target.checked : undefined })
          }
        >
          {t(`attribute.${flag}`)}
          <small>{t(`attributeHelp.${flag}`)}</small>
        </Checkbox>
      ))}
    </div>
  );
  return <CellPopover content={content} />;
}
