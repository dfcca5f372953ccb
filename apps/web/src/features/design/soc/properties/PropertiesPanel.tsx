import { useTranslation } from 'react-i18next';
import { NoteProperties } from '../notes/NoteProperties.tsx';
import { useSoc } from '../store/socStore.ts';
import { InstanceProperties } from './InstanceProperties.tsx';
import { LinkList } from './LinkList.tsx';
import { LinkProperties } from './LinkProperties.tsx';
import { TopItemProperties } from './TopItemProperties.tsx';
import { TopProperties } from './TopProperties.tsx';

/** Shows and edits what is selected; with nothing selected, the SoC itself. */
export function PropertiesPanel() {
  const { t } = useTranslation('soc');
  return (
    <aside className="nl-soc-properties" aria-label={t('panel.properties')}>
      <Content />
    </aside>
  );
}

function Content() {
  const { t } = useTranslation('soc');
  const { selection, scene, layout } = useSoc();
  const notes = selection.notes ?? new Set<string>();
  const count = selection.blocks.size + selection.links.size + notes.size;
  const [name] = selection.blocks;
  const [id] = selection.links;
  const link = scene.links.find((each) => each.id === id);
  if (count > 1 && selection.links.size === count)
    return <LinkList links={scene.links.filter((each) => selection.links.has(each.id))} />;
  if (count > 1) return <p className="nl-soc-hint">{t('properties.many', { count })}</p>;
  const [written] = notes;
  const note = written === undefined ? undefined : layout.notes?.[written];
  if (written !== undefined && note) return <NoteProperties key={written} name={written} note={note} />;
  if (link) return <LinkProperties link={link} />;
  const block = name === undefined ? undefined : scene.byName.get(name);
  if (!block) return <TopProperties />;
  if (block.shape.kind === 'instance') return <InstanceProperties key={name} name={block.shape.name} />;
  return <TopItemProperties key={name} name={block.shape.name} />;
}
