import {
  ArrowUpOutlined,
  BorderOutlined,
  EditOutlined,
  EyeInvisibleOutlined,
  FontSizeOutlined,
  RedoOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../parts/index.ts';
import { COLOURS, TOOLS } from './marks.ts';
import type { Tool } from './marks.ts';
import { TOOL_KEYS } from './toolKeys.ts';
import type { PaintingState } from './usePainting.ts';

const icons: Record<Tool, typeof EditOutlined> = {
  arrow: ArrowUpOutlined,
  box: BorderOutlined,
  pen: EditOutlined,
  text: FontSizeOutlined,
  hide: EyeInvisibleOutlined,
};

/** What is painted with, in which colour, and back again. */
export function PaintTools({ state }: { state: PaintingState }) {
  const { t } = useTranslation('picture');
  const { brush, painting } = state;
  return (
    <div className="nl-paint-tools" role="toolbar" aria-label={t('tools')}>
      {TOOLS.map((tool) => {
        const Icon = icons[tool];
        return (
          <IconButton
            key={tool}
            title={`${t(`tool.${tool}`)} (${TOOL_KEYS[tool].toUpperCase()})`}
            icon={<Icon rotate={tool === 'arrow' ? 45 : 0} />}
            pressed={brush.tool === tool}
            onClick={() => state.choose({ tool })}
          >
            {t(`tool.${tool}`)}
          </IconButton>
        );
      })}
      <span className="nl-paint-colours">
        {COLOURS.map((colour) => (
          <button
            key={colour}
            type="button"
            className="nl-paint-colour"
            style={{ background: colour }}
            aria-label={t(`colour.${colour.slice(1)}`)}
            aria-pressed={brush.colour === colour}
            onClick={() => state.choose({ colour })}
          />
        ))}
      </span>
      <IconButton
        title={`${t('undo')} (Ctrl+Z)`}
        icon={<UndoOutlined />}
        disabled={painting.marks.length === 0}
        onClick={state.undo}
      />
      <IconButton
        title={`${t('redo')} (Ctrl+Y)`}
        icon={<RedoOutlined />}
        disabled={painting.undone.length === 0}
        onClick={state.redo}
      />
    </div>
  );
}
