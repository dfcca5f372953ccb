import { useTranslation } from 'react-i18next';
import type { FoundPlace } from './places.ts';

interface Props {
  places: readonly FoundPlace[];
  /** Index of the one that Enter goes to. */
  marked: number;
  onMark: (index: number) => void;
  onGo: (index: number) => void;
}

/** The places found, each with what it is. */
export function FoundList({ places, marked, onMark, onGo }: Props) {
  const { t } = useTranslation('soc');
  return (
    <ul className="nl-soc-found" role="listbox" aria-label={t('find.results')}>
      {places.map((place, index) => (
        <li
          key={`${place.kind}${place.text}${place.detail}`}
          role="option"
          aria-selected={index === marked}
          onClick={() => onGo(index)}
          onMouseEnter={() => onMark(index)}
        >
          <code>{place.text}</code>
          <small>{place.detail}</small>
          <em>{t(`find.${place.kind}`)}</em>
        </li>
      ))}
    </ul>
  );
}
