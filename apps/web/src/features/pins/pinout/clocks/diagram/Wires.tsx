import type { Wire } from '../layout/wires.ts';

interface Props {
  wires: readonly Wire[];
  width: number;
  height: number;
  isLive: (wire: Wire) => boolean;
}

/** Wires behind the boxes; those that carry a clock in use are drawn last and stronger. */
export function Wires({ wires, width, height, isLive }: Props) {
  const ordered = wires.toSorted((a, b) => Number(isLive(a)) - Number(isLive(b)));
  return (
    <svg className="nl-pins-clock-wires" width={width} height={height} aria-hidden>
      {ordered.map((wire) => (
        <path
          key={`${wire.from} ${wire.to} ${wire.path}`}
          d={wire.path}
          data-live={isLive(wire)}
          data-chosen={wire.chosen}
        />
      ))}
    </svg>
  );
}
