import type { IpDescriptor } from '@netloom/model';
import { Popover } from 'antd';
import { useState } from 'react';
import { useBlockAbout } from '../../palette/index.ts';
import { addInstance } from '../commands/addInstance.ts';
import { BUS_NAMES } from '../geometry/shape.ts';
import { RunBench } from './RunBench.tsx';
import { useUi } from '../store/uiStore.ts';
import { PALETTE_TYPE } from './dragType.ts';

/** One block of the palette: dragged onto the canvas, or placed in its middle by a double click. */
export function PaletteBlock({ block }: { block: IpDescriptor }) {
  const [open, setOpen] = useState(false);
  const isNew = useUi((state) => state.imported.has(block.vlnv));
  const show = (element: HTMLElement | null) => {
    element?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Popover
      placement="rightTop"
      mouseEnterDelay={0.5}
      open={open}
      onOpenChange={setOpen}
      content={<BlockCard block={block} />}
    >
      <span
        ref={isNew ? show : undefined}
        className="nl-soc-ip"
        draggable
        data-new={isNew}
        data-vlnv={block.vlnv}
        onDragStart={(event) => {
          setOpen(false);
          event.dataTransfer.setData(PALETTE_TYPE, block.vlnv);
        }}
        onDoubleClick={() => {
          // It would lie over what is proposed.
          setOpen(false);
          addInstance(block.vlnv);
        }}
      >
        {block.title}
      </span>
    </Popover>
  );
}

/** Blocks of the product's library whose RTL is not generated have a bench each. */
const hasBench = ({ vlnv, generator }: IpDescriptor): boolean =>
  vlnv.startsWith('netloom:ip:') && generator === undefined;

const ARROWS = { in: '→', out: '←', inout: '↔' };

function BlockCard({ block }: { block: IpDescriptor }) {
  const aboutOf = useBlockAbout();
  const about = aboutOf(block);
  const inner = new Set(block.busInterfaces.flatMap((bus) => Object.values(bus.signals)));
  const ports = block.ports.filter((port) => !inner.has(port.name));
  return (
    <div className="nl-soc-card">
      <b>{block.title}</b>
      <code>{block.vlnv}</code>
      {about && <p>{about}</p>}
      <ul tabIndex={0} aria-label={block.title}>
        {block.busInterfaces.map((bus) => (
          <li key={bus.name}>
            <code>{bus.name}</code> {BUS_NAMES[bus.bus]} {bus.role}
          </li>
        ))}
        {ports.map((port) => (
          <li key={port.name}>
            {ARROWS[port.direction]} <code>{port.name}</code>
            {port.width !== '1' && <small> {port.width}</small>}
          </li>
        ))}
      </ul>
      {hasBench(block) && <RunBench vlnv={block.vlnv} />}
    </div>
  );
}
