import { DisconnectOutlined, ExportOutlined, LinkOutlined } from '@ant-design/icons';
import { disconnect } from '@netloom/soc';
import { Button } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { exportEndpoints } from '../commands/connections.ts';
import { showLink } from '../find/show.ts';
import { ownerOf } from '../geometry/flow.ts';
import type { Link } from '../geometry/links.ts';
import { BUS_NAMES } from '../geometry/shape.ts';
import type { PinShape } from '../geometry/shape.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { openConnection } from '../store/uiStore.ts';
import { useIsInside } from './OfAll.tsx';
import { ShowButton } from './ShowButton.tsx';

/** Pins of a block with their widths and what each is connected to. */
export const PinList = memo(function PinList({ name }: { name: string }) {
  const shape = useSoc(({ scene }) => scene.byName.get(name)?.shape);
  const links = useSoc(
    useShallow(({ scene }) =>
      scene.links.filter(({ fromPin, toPin }) => ownerOf(fromPin) === name || ownerOf(toPin) === name),
    ),
  );
  return (
    <ul className="nl-soc-pins">
      {shape?.pins.map((pin) => (
        <PinRow
          key={pin.endpoint}
          pin={pin}
          links={links.filter((link) => link.fromPin === pin.endpoint || link.toPin === pin.endpoint)}
          isTop={shape.kind === 'top'}
        />
      ))}
    </ul>
  );
});

function PinRow({ pin, links, isTop }: { pin: PinShape; links: Link[]; isTop: boolean }) {
  const { t } = useTranslation('soc');
  const isInside = useIsInside();
  const { endpoint } = pin;
  const ends = pin.drives ? { from: endpoint } : { to: endpoint };
  return (
    <li>
      <code>
        {pin.name}
        <small>{pin.bus ? ` ${BUS_NAMES[pin.bus]}` : pin.range}</small>
      </code>
      <span className="nl-soc-peers">
        {links.map((link) => (
          <ShowButton key={link.id} onClick={() => showLink(link.id)}>
            {link.fromPin === endpoint ? link.to : link.from}
          </ShowButton>
        ))}
      </span>
      <span className="nl-soc-actions">
        <PinButton
          title={t('pin.connect', { pin: pin.name })}
          icon={<LinkOutlined />}
          onClick={() => openConnection(ends)}
        />
        {!isTop && (
          <PinButton
            title={isInside ? t('override.noExport') : t('pin.export', { pin: pin.name })}
            disabled={isInside}
            icon={<ExportOutlined />}
            onClick={() => exportEndpoints([endpoint])}
          />
        )}
        <PinButton
          title={t('pin.disconnect', { pin: pin.name })}
          icon={<DisconnectOutlined />}
          disabled={links.length === 0}
          onClick={() => change({ document: disconnect(useSoc.getState().document, endpoint) })}
        />
      </span>
    </li>
  );
}

interface ButtonProps {
  title: string;
  icon: React.ReactNode;
  disabled?: boolean;
  onClick(): void;
}

/** A block has many of these: the browser's own tips cost nothing until they are shown. */
function PinButton({ title, ...button }: ButtonProps) {
  return <Button type="text" size="small" title={title} aria-label={title} {...button} />;
}
