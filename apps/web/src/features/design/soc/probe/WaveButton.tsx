import { LineChartOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { announceError } from '../../../../announce.ts';
import { useDeptId } from '../../../../session/index.ts';
import { showWireInWaves } from './showWireInWaves.ts';

/** Goes to the signals of a connection in waveform debug. */
export function WaveButton({ linkId }: { linkId: string }) {
  const { t } = useTranslation('soc');
  const deptId = useDeptId();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const show = async () => {
    const address = await showWireInWaves(linkId, deptId);
    if (address !== undefined) await navigate(address);
  };
  return (
    <Button
      icon={<LineChartOutlined aria-hidden />}
      loading={busy}
      onClick={() => {
        setBusy(true);
        show()
          .catch(announceError)
          .finally(() => setBusy(false));
      }}
    >
      {t('probe.inWaves')}
    </Button>
  );
}
