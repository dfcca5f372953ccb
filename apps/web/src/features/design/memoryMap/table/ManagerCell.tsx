import { describeAddress } from '@netloom/soc';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { takeEdit, useSoc } from '../../soc/index.ts';
import { CellPopover } from './CellPopover.tsx';
import type { Row } from './rows.ts';

/** Which managers see a region at its base; to the others the interconnect answers that nobody is there. */
export function ManagerCell({ row }: { row: Row }) {
  const { t } = useTranslation('memoryMap');
  const { endpoint, block, reachedBy } = row;
  const chosen = block?.managers ?? reachedBy;
  const all = [...new Set([...reachedBy, ...chosen])];

  function set(managers: string[]): void {
    const everybody = all.every((manager) => managers.includes(manager));
    takeEdit(
      describeAddress(useSoc.getState().document, endpoint, { managers: everybody ? undefined : managers }),
    );
  }

  const content = (
    <div className="nl-map-attributes">
      <span>{t('table.managersHelp')}</span>
      <Checkbox.Group value={chosen} options={all} onChange={set} />
    </div>
  );
  return <CellPopover content={content} />;
}
