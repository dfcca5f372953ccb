import { useTranslation } from 'react-i18next';

const LINES = [
  { key: 'register', className: 'nl-core-legend-register' },
  { key: 'results', className: 'nl-core-wire nl-core-data' },
  { key: 'redirect', className: 'nl-core-wire nl-core-control' },
  { key: 'bus', className: 'nl-core-wire nl-core-bus' },
] as const;

/** What the lines of the picture mean. */
export function Legend() {
  const { t } = useTranslation('core');
  return (
    <p className="nl-core-legend">
      {LINES.map(({ key, className }) => (
        <span key={key}>
          <svg width="22" height="8" aria-hidden>
            <path className={className} d="M0 4 H22" />
          </svg>
          {t(`picture.${key}`)}
        </span>
      ))}
    </p>
  );
}
