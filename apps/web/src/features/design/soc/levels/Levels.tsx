import { Breadcrumb, Tag, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { useSoc } from '../store/socStore.ts';
import { ascend, useLevels, wayTo } from './levels.ts';
import './levels.css';

/** Where in the hierarchy the diagram is: each level above can be gone back to. */
export function Levels() {
  const { t } = useTranslation('soc');
  const canvas = useSoc((state) => state.canvas);
  const way = wayTo(
    useLevels((state) => state.way),
    canvas?.socCanvasId,
  );
  if (way.length === 0) return null;
  const instances = [undefined, ...way.map(({ instance }) => instance)];
  const items = way.map((step, index) => ({
    key: `${index}`,
    title: (
      <button type="button" onClick={() => void ascend(step).catch(announceError)}>
        <Level name={step.name} instance={instances[index]} />
      </button>
    ),
  }));
  const here = (
    <>
      <Level name={canvas?.socName ?? ''} instance={instances.at(-1)} />
      {canvas?.within && (
        <Tooltip title={t('override.help')}>
          <Tag color="blue" tabIndex={0}>
            {t('override.only')}
          </Tag>
        </Tooltip>
      )}
    </>
  );
  return (
    // The diagram below takes presses for itself.
    <nav
      className="nl-soc-levels"
      aria-label={t('level.label')}
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <Breadcrumb items={[...items, { key: 'here', title: here }]} />
    </nav>
  );
}

/** An instance and the document that it is one of. */
function Level({ name, instance }: { name: string; instance: string | undefined }) {
  return instance === undefined ? (
    <b>{name}</b>
  ) : (
    <>
      <b>{instance}</b> <small>{name}</small>
    </>
  );
}
