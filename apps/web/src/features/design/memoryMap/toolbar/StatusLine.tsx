import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { showRange } from '../actions/view.ts';
import { usePicture } from '../map/current.ts';
import { addressText, sizeText } from '../map/sizes.ts';
import { usageOf } from '../map/usage.ts';
import { useMap } from '../store/mapStore.ts';

/** How much of the current manager's address space is used, and where the largest free block is. */
export function StatusLine() {
  const { t } = useTranslation('memoryMap');
  const { columns } = usePicture();
  const manager = useMap((state) => state.manager);
  const address = useMap((state) => state.hover?.address);
  const column = columns.find(({ view }) => view.manager === manager) ?? columns[0];
  if (!column) return null;
  const { used, free, largest } = usageOf(column.view);
  return (
    <footer className="nl-map-status">
      {columns.length > 1 && <b>{column.view.manager}</b>}
      <span>{t('status.used', { size: sizeText(used) })}</span>
      <span>{t('status.free', { size: sizeText(free) })}</span>
      {largest && (
        <Button
          type="link"
          size="small"
          title={`${addressText(largest.base)} – ${addressText(largest.base + largest.size - 1n)}`}
          onClick={() => showRange(largest.base, largest.base + largest.size)}
        >
          {t('status.largest', { size: sizeText(largest.size), base: addressText(largest.base) })}
        </Button>
      )}
      <span className="nl-map-spring" />
      {address !== undefined && <code>{addressText(address)}</code>}
    </footer>
  );
}
