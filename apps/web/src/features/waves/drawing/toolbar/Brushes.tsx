import { useTranslation } from 'react-i18next';
import { useUi } from '../store/uiStore.ts';
import type { Tool } from '../store/uiStore.ts';

const TOOLS: readonly Tool[] = [
  'turn', '0', '1', 'x', 'z', '=', '3', '4', '5', '6', '7', '8', '9', 'p', 'n', 'P', 'N', 'h', 'l', 'H', 'L', 'u', 'd', '.', '|',
]; // prettier-ignore

/** What a click or a stroke over cells puts. */
export function Brushes() {
  const { t } = useTranslation('waveDrawing');
  const tool = useUi((state) => state.tool);
  return (
    <div className="nl-wd-brushes" role="radiogroup" aria-label={t('brush.title')}>
      {TOOLS.map((each) => (
        <button
          key={each}
          type="button"
          role="radio"
          aria-checked={tool === each}
          className={tool === each ? 'nl-wd-on' : ''}
          data-state={each}
          aria-label={t(`brush.${nameOf(each)}`)}
          title={t(`brush.${nameOf(each)}`)}
          onClick={() => useUi.setState({ tool: each })}
        >
          {each === 'turn' ? t('brush.short') : each}
        </button>
      ))}
    </div>
  );
}

/** Names of the texts: a dot would be read as a path, capitals are states of their own. */
function nameOf(tool: Tool): string {
  const names: Record<string, string> = {
    '.': 'goOn', '|': 'gap', '=': 'data', P: 'capitalP', N: 'capitalN', H: 'capitalH', L: 'capitalL',
  }; // prettier-ignore
  return names[tool] ?? (/[3-9]/.test(tool) ? 'dataColour' : tool);
}
