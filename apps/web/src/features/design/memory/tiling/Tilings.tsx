import { tilesOf } from '@netloom/memory';
import type { Memory, Tiling } from '@netloom/memory';
import { useTranslation } from 'react-i18next';
import { edit } from '../files/memories.ts';
import { foundOf } from '../store/uiStore.ts';
import { TilingPicture } from './TilingPicture.tsx';

const figure = (value: number | undefined) => (value === undefined ? '–' : String(Number(value.toFixed(3))));

/** What the memory can be made of: the best tiling drawn, all with their cost, and what was refused. */
export function Tilings({ memory }: { memory: Memory }) {
  const { t } = useTranslation('memory');
  const { plan } = foundOf(memory);
  if (plan === undefined)
    return (
      <section className="nl-memory-tilings" aria-label={t('tiling.title')}>
        <p className="nl-memory-hint">{t('tiling.broken')}</p>
      </section>
    );
  const { best, tilings, refused, geometry } = plan;
  const spare = memory.repair?.columns ?? 0;
  const check = geometry.stored - geometry.data - spare;
  return (
    <section className="nl-memory-tilings" aria-label={t('tiling.title')}>
      <h2>{t('tiling.title')}</h2>
      <p className="nl-memory-hint">
        {spare === 0
          ? t('tiling.stored', { stored: geometry.stored, check })
          : t('tiling.storedSpare', { stored: geometry.stored, check, spare })}
      </p>
      {best !== undefined && <TilingPicture memory={memory} tiling={best} stored={geometry.stored} />}
      {tilings.length > 0 && <TilingTable memory={memory} tilings={tilings} />}
      {refused.length > 0 && (
        <>
          <h3>{t('refused.title')}</h3>
          <ul className="nl-memory-refused">
            {refused.map(({ macro, reason }) => (
              <li key={macro}>
                <code>{macro}</code> {t(`refused.${reason}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function TilingTable({ memory, tilings }: { memory: Memory; tilings: readonly Tiling[] }) {
  const { t } = useTranslation('memory');
  return (
    <table className="nl-memory-table">
      <thead>
        <tr>
          <th>{t('tiling.macros')}</th>
          <th>{t('figure.count')}</th>
          <th>{t('figure.area')}</th>
          <th>{t('tiling.delay')}</th>
          <th>{t('tiling.cost')}</th>
          <th aria-label={t('tiling.choice')} />
        </tr>
      </thead>
      <tbody>
        {tilings.map((tiling, index) => (
          <tr key={tilesOf(tiling)} data-shown={index === 0}>
            <th scope="row">
              <code>{tilesOf(tiling)}</code>
            </th>
            {[tiling.count, tiling.area, tiling.delay, tiling.cost].map((value, column) => (
              <td key={column}>{figure(value)}</td>
            ))}
            <td>
              <Choose memory={memory} tiling={tiling} isBest={index === 0} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One macro alone can be asked for; the planner's choice is what stands without that. */
function Choose({ memory, tiling, isBest }: { memory: Memory; tiling: Tiling; isBest: boolean }) {
  const { t } = useTranslation('memory');
  const use = (macro: string | undefined) => edit((current) => ({ ...current, use: macro }));
  if (isBest)
    return memory.use === undefined ? (
      t('tiling.best')
    ) : (
      <button type="button" onClick={() => use(undefined)}>
        {t('tiling.free')}
      </button>
    );
  return (
    <button type="button" onClick={() => use(tiling.columns[0]!.macro)}>
      {t('tiling.use')}
    </button>
  );
}
