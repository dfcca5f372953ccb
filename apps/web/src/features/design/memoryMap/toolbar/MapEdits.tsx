import { assignAddresses } from '@netloom/soc';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { change, useSoc } from '../../soc/index.ts';
import { usePicture } from '../map/current.ts';
import { PackDialog } from '../pack/PackDialog.tsx';

/** Edits of the whole map: addresses for all that have none, and packing. */
export function MapEdits() {
  const { t } = useTranslation('memoryMap');
  const { columns } = usePicture();
  const document = useSoc((state) => state.document);
  const library = useSoc((state) => state.library);
  const [packing, setPacking] = useState(false);
  const open = new Set(columns.flatMap(({ view }) => view.unassigned)).size;
  return (
    <>
      <Button
        size="small"
        disabled={open === 0}
        onClick={() => change({ document: assignAddresses(document, library) })}
      >
        {t('assign', { count: open })}
      </Button>
      <Button
        size="small"
        disabled={Object.keys(document.addressMap).length === 0}
        onClick={() => setPacking(true)}
      >
        {t('pack.open')}
      </Button>
      {packing && <PackDialog onClose={() => setPacking(false)} />}
    </>
  );
}
