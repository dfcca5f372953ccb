import { Button, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { announceError, announceWarning } from '../../../../announce.ts';
import { useDeptId } from '../../../../session/index.ts';
import { placesOfBlock } from './placesOfBlock.ts';
import { RUNS_OF_BLOCK } from './runsOfBlock.ts';

const MEASURED = ['timing', 'coverage'] as const;
type Measured = (typeof MEASURED)[number];

/** Goes to what the last runs have measured of a block: the paths through it, and what tests have covered of it. */
export function BlockRuns({ name }: { name: string }) {
  const { t } = useTranslation('soc');
  const deptId = useDeptId();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Measured>();
  const show = async (measured: Measured) => {
    const places = placesOfBlock(name);
    const address = await RUNS_OF_BLOCK[measured](places, deptId);
    if (address !== undefined) return navigate(address);
    announceWarning(t(`places.none.${measured}`, { name: places[0]?.top ?? name }));
  };
  return (
    <Space wrap size="small">
      {MEASURED.map((measured) => (
        <Button
          key={measured}
          size="small"
          loading={busy === measured}
          onClick={() => {
            setBusy(measured);
            show(measured)
              .catch(announceError)
              .finally(() => setBusy(undefined));
          }}
        >
          {t(`places.${measured}`)}
        </Button>
      ))}
    </Space>
  );
}
