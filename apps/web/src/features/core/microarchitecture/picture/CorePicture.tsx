import type { CoreOptions } from '@netloom/core';
import { useTranslation } from 'react-i18next';
import { showOption } from '../options/showOption.ts';
import { layoutPicture } from './layout.ts';
import type { Box, Picture, Wire } from './layout.ts';
import './picture.css';

/** The block diagram of a core as its options make it; a unit leads to its option. */
export function CorePicture({ options, id = 'core' }: { options: CoreOptions; id?: string }) {
  const { t } = useTranslation('core');
  const { width, height, stages, registers, units, blocks, wires } = layoutPicture(options);
  return (
    <svg
      className="nl-core-picture"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={t('picture.title', { name: options.name })}
    >
      <Tips id={id} />
      <Stages stages={stages} registers={registers} />
      {wires.map((wire) => (
        <WirePath key={wire.key} wire={wire} id={id} />
      ))}
      {units.map(({ key, detail, port, pointer, box }) => (
        <UnitBox key={key} title={t(`unit.${key}`)} detail={detail} port={port} pointer={pointer} box={box} />
      ))}
      {blocks.map(({ key, detail, port, pointer, box }) => (
        <UnitBox key={key} title={t(`unit.${key}`)} detail={detail} port={port} pointer={pointer} box={box} />
      ))}
    </svg>
  );
}

/** The arrow heads of the wires. */
function Tips({ id }: { id: string }) {
  return (
    <defs>
      {(['bus', 'data', 'control'] as const).map((kind) => (
        <marker
          key={kind}
          id={`${id}-${kind}`}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path className={`nl-core-tip nl-core-${kind}`} d="M0 0.5 L8 4 L0 7.5 Z" />
        </marker>
      ))}
    </defs>
  );
}

/** The stages with the pipeline registers between them. */
function Stages({ stages, registers }: Pick<Picture, 'stages' | 'registers'>) {
  const [first] = stages;
  const { t } = useTranslation('core');
  return (
    <>
      {stages.map(({ key, box }, index) => (
        <g key={key}>
          <rect className="nl-core-stage" {...box} rx="4" />
          <text className="nl-core-stage-name" x={box.x + 10} y={box.y + 18}>
            {`${index + 1}  ${t(`stage.${key}`)}`}
          </text>
        </g>
      ))}
      {registers.map((x) => (
        <rect
          key={x}
          className="nl-core-register"
          x={x - 2}
          y={first!.box.y}
          width="4"
          height={first!.box.height}
          rx="1"
        />
      ))}
    </>
  );
}

function WirePath({ wire: { kind, points, arrow }, id }: { wire: Wire; id: string }) {
  const path = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
  return (
    <path
      className={`nl-core-wire nl-core-${kind}`}
      d={path}
      markerEnd={arrow ? `url(#${id}-${kind})` : undefined}
    />
  );
}

interface UnitBoxProps {
  title: string;
  detail: string;
  port: boolean | undefined;
  pointer: string;
  box: Box;
}

function UnitBox({ title, detail, port = false, pointer, box }: UnitBoxProps) {
  const { x, y, width, height } = box;
  return (
    <g
      className="nl-core-unit"
      data-port={port}
      role="button"
      tabIndex={0}
      aria-label={`${title}, ${detail}`}
      onClick={() => showOption(pointer)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        showOption(pointer);
      }}
    >
      <rect x={x} y={y} width={width} height={height} rx={port ? height / 2 : 3} />
      <text x={x + width / 2} y={y + 16}>
        {title}
      </text>
      <text className="nl-core-detail" x={x + width / 2} y={y + 29}>
        {detail}
      </text>
    </g>
  );
}
