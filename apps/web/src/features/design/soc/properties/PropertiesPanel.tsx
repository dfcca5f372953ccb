import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Later } from '../../../../parts/Later.tsx';
import { NoteProperties } from '../notes/NoteProperties.tsx';
import { useSoc } from '../store/socStore.ts';
import { InstanceProperties } from './InstanceProperties.tsx';
import { LinkList } from './LinkList.tsx';
import { LinkProperties } from './LinkProperties.tsx';
import { TopItemProperties } from './TopItemProperties.tsx';
import { TopProperties } from './TopProperties.tsx';

/** Shows and edits what is selected; with nothing selected, the SoC itself. */
export const PropertiesPanel = memo(function PropertiesPanel() {
  const { t } = useTranslation('soc');
  return (
    <aside className="nl-soc-properties" aria-label={t('panel.properties')}>
      <Later>
        <Content />
      </Later>
    </aside>
  );
});

function Content() {
  const { t } = useTranslation('soc');
  const wanted = useSoc((state) => state.selection);
  // The forms of another selection are made once the picture shows it.
  const selection = useDeferredValue(wanted);
  const [name] = selection.blocks;
  const [id] = selection.links;
  const [written] = selection.notes ?? [];
  const link = useSoc(({ scene }) =>
    id === undefined ? undefined : scene.links.find((each) => each.id === id),
  );
  const note = useSoc(({ layout }) => (written === undefined ? undefined : layout.notes?.[written]));
  const kind = useSoc(({ scene }) => scene.byName.get(name ?? '')?.shape.kind);
  const count = selection.blocks.size + selection.links.size + (selection.notes?.size ?? 0);
  if (count > 1 && selection.links.size === count) return <SelectedLinks ids={selection.links} />;
  if (count > 1) return <p className="nl-soc-hint">{t('properties.many', { count })}</p>;
  if (written !== undefined && note) return <NoteProperties key={written} name={written} note={note} />;
  if (link) return <LinkProperties link={link} />;
  // What was selected is gone, and what is selected instead follows.
  if (name !== undefined && kind === undefined && selection !== wanted) return null;
  if (name === undefined || kind === undefined) return <TopProperties />;
  if (kind === 'instance') return <InstanceProperties key={name} name={name} />;
  return <TopItemProperties key={name} name={name} />;
}

function SelectedLinks({ ids }: { ids: ReadonlySet<string> }) {
  const links = useSoc(({ scene }) => scene.links);
  return <LinkList links={links.filter(({ id }) => ids.has(id))} />;
}
