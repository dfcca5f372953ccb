import { useTranslation } from 'react-i18next';
import type { Link } from '../geometry/links.ts';
import { selectLinks } from '../store/selection.ts';
import { ShowButton } from './ShowButton.tsx';

/** Several connections, such as those of a bundle, each to be looked at by itself. */
export function LinkList({ links }: { links: readonly Link[] }) {
  const { t } = useTranslation('soc');
  return (
    <>
      <h3>{t('properties.connections')}</h3>
      <ul className="nl-soc-tops">
        {links.map(({ id, from, to }) => (
          <li key={id}>
            <ShowButton onClick={() => selectLinks([id])}>{`${from} → ${to}`}</ShowButton>
          </li>
        ))}
      </ul>
    </>
  );
}
