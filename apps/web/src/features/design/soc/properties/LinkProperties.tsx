import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { resolve } from '@netloom/soc';
import { Button, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { removeSelection } from '../commands/removeSelection.ts';
import { showEndpoint } from '../find/show.ts';
import type { Link } from '../geometry/links.ts';
import { WaveButton } from '../probe/WaveButton.tsx';
import { BUS_NAMES } from '../geometry/shape.ts';
import { useSoc } from '../store/socStore.ts';
import { openConnection } from '../store/uiStore.ts';
import { Row } from './Row.tsx';
import { ShowButton } from './ShowButton.tsx';

const TITLES = {
  interfaceConnections: 'link.interface',
  portConnections: 'link.port',
  interrupts: 'link.interrupt',
} as const;

/** Both ends of a connection with the bits that meet there. */
export function LinkProperties({ link }: { link: Link }) {
  const { t } = useTranslation('soc');
  const bus = link.table === 'interfaceConnections';
  return (
    <>
      <h3>{t(TITLES[link.table])}</h3>
      <EndRow label={t(bus ? 'link.manager' : 'link.from')} endpoint={link.from} />
      <EndRow
        label={t(bus ? 'link.subordinate' : 'link.to')}
        endpoint={link.to + (link.table === 'interrupts' ? link.toNote : '')}
      />
      <Space wrap>
        {link.table === 'portConnections' && (
          <Button
            icon={<EditOutlined aria-hidden />}
            onClick={() => openConnection({ from: link.from, to: link.to })}
          >
            {t('link.edit')}
          </Button>
        )}
        <WaveButton linkId={link.id} />
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={removeSelection}>
          {t('command.delete')}
        </Button>
      </Space>
    </>
  );
}

function EndRow({ label, endpoint }: { label: string; endpoint: string }) {
  const { t } = useTranslation('soc');
  const say = useSaid();
  const end = resolve(
    useSoc((state) => state.design),
    endpoint,
  );
  const note =
    end.kind === 'port'
      ? t('link.bits', { count: end.high - end.low + 1, whole: end.width })
      : end.kind === 'interface'
        ? BUS_NAMES[end.bus]
        : end.kind === 'constant'
          ? t('link.constant', { value: `0x${end.value.toString(16).toUpperCase()}` })
          : say(end);
  return (
    <Row label={label} note={note}>
      {end.kind === 'constant' ? (
        <code>{endpoint}</code>
      ) : (
        <ShowButton onClick={() => showEndpoint(endpoint)}>{endpoint}</ShowButton>
      )}
    </Row>
  );
}
