import { CheckOutlined, LoadingOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { COLOURS, useSettings } from '../../theme/index.ts';
import { useApplyColour } from './useApplyColour.ts';

/** Eight colours, and any other. */
export function ThemeColour() {
  const { t } = useTranslation();
  const chosen = useSettings((state) => state.theme).toLowerCase();
  const { apply, applying } = useApplyColour();
  return (
    <div className="nl-colours" role="group" aria-label={t('settings.colour')}>
      {COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          style={{ background: colour }}
          aria-label={t('settings.useColour', { colour })}
          aria-pressed={colour.toLowerCase() === chosen}
          onClick={() => apply(colour)}
        >
          {colour.toLowerCase() === chosen ? <CheckOutlined aria-hidden /> : null}
        </button>
      ))}
      <label>
        <input type="color" value={chosen} onChange={({ target }) => apply(target.value)} />
        <span>{t('settings.otherColour')}</span>
      </label>
      <span className="nl-compiling" role="status">
        {applying ? (
          <>
            <LoadingOutlined aria-hidden /> {t('theme.compiling')}
          </>
        ) : null}
      </span>
    </div>
  );
}
