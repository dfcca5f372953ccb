import { useTranslation } from 'react-i18next';
import { useSoc } from '../store/socStore.ts';
import { InstanceProperties } from './InstanceProperties.tsx';
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
  const { selection, scene } = useSoc();
  const [name] = selection.blocks;
  const [id] = selection.links;
  const link = scene.links.find((each) => each.id === id);
  if (selection.blocks.size + selection.links.size > 1)
    return (
      <p className="nl-soc-hint">
        {t('properties.many', { count: selection.blocks.size + selection.links.size })}
      </p>
    );
  if (link) return <LinkProperties link={link} />;
  const block = name === undefined ? undefined : scene.byName.get(name);
  if (!block) return <TopProperties />;
  if (block.shape.kind === 'instance') return <InstanceProperties key={name} name={block.shape.name} />;
  return <TopItemProperties key={name} name={block.shape.name} />;
}
