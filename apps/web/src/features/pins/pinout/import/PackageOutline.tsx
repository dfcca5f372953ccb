import { packageLayout } from '@netloom/pins';
import type { Chip } from '@netloom/pins';
import { useTranslation } from 'react-i18next';

/** The package small: its body, and its leads or balls by what they are. */
export function PackageOutline({ chip }: { chip: Chip }) {
  const { t } = useTranslation('pinImport');
  const { width, height, kind, pads } = packageLayout(chip);
  // A lead that only a variant leaves open is drawn as what it is otherwise.
  const types = new Map(chip.pins.toReversed().map(({ position, type }) => [position, type]));
  const reach = Math.max(
    width / 2,
    height / 2,
    ...[...pads.values()].map((pad) =>
      Math.max(Math.abs(pad.x) + pad.width / 2, Math.abs(pad.y) + pad.height / 2),
    ),
  );
  const box = reach * 1.04;
  const radius = kind === 'grid' ? 0.5 : 0;
  return (
    <svg
      className="nl-pins-outline"
      viewBox={`${-box} ${-box} ${2 * box} ${2 * box}`}
      role="img"
      aria-label={t('outline', { package: chip.package })}
    >
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={width / 60} />
      {[...pads].map(([position, pad]) => (
        <rect
          key={position}
          data-type={types.get(position)}
          x={pad.x - pad.width / 2}
          y={pad.y - pad.height / 2}
          width={pad.width}
          height={pad.height}
          rx={pad.width * radius}
        />
      ))}
      <circle cx={-width / 2 + width / 14} cy={-height / 2 + width / 14} r={width / 50} />
    </svg>
  );
}
