import type { Ice40 } from '@netloom/core';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { ice40Text, isPlaced } from './ice40Text.ts';
import { Origin } from './Origin.tsx';

/** The core on an FPGA: its clock, or that it does not fit, and its cells. */
export function Ice40Figure({ ice40 }: { ice40: Ice40 | null }) {
  const { t } = useTranslation('core');
  const { cells, clock } = ice40Text(ice40, t);
  return (
    <Tooltip title={t('figure.ice40Help')} mouseEnterDelay={0.4}>
      <div data-figure="ice40">
        <dt>{t('figure.ice40')}</dt>
        <dd>
          {ice40 === null ? (
            <span className="nl-core-none">{clock}</span>
          ) : (
            <>
              <b>{clock}</b> <span>{cells}</span>
            </>
          )}
        </dd>
        {ice40 && isPlaced(ice40) && (
          <dd className="nl-core-origin">
            <Origin figure={{ measured: true, value: ice40.cells.luts }} />
          </dd>
        )}
      </div>
    </Tooltip>
  );
}
