import { resetSequence, unitOf } from '@netloom/soc/clocks';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../../../shell/useNarrow.ts';
import { useSoc } from '../../soc/index.ts';
import { ResetDiagram } from './ResetDiagram.tsx';
import type { ResetRow } from './ResetDiagram.tsx';
import { SimulationBar } from './SimulationBar.tsx';
import { useResetRun } from './useResetRun.ts';

/** The release of every reset after power-on, as the description has it and, beside it, as the generated unit was simulated. */
export function ResetWaves() {
  const { t } = useTranslation('clocks');
  const document = useSoc((state) => state.document);
  const simulated = useResetRun(document.name);
  const narrow = useNarrow();
  const moments = useMemo(() => resetSequence(document), [document]);
  if (moments.length === 0) return <p className="nl-clocks-note">{t('sequence.none')}</p>;
  const described = moments.map((each): ResetRow => ({ ...each, differs: false }));
  const measured = simulated.releases && moments.map((each) => rowOf(each, simulated.releases!, document));
  const end =
    Math.max(1e-9, ...[...described, ...(measured ?? [])].map(({ released }) => released ?? 0)) * 1.15;
  const diagrams = { document, end, width: narrow ? 360 : 520 };
  const differing = measured?.filter(({ differs }) => differs) ?? [];
  return (
    <div className="nl-clocks-scroll">
      <div className="nl-clocks-sequence">
        <section>
          <h2>{t('sequence.described')}</h2>
          <p className="nl-clocks-note">{t('sequence.about')}</p>
          <ResetDiagram {...diagrams} label={t('sequence.label')} rows={described} />
        </section>
        <section>
          <h2>{t('sequence.simulated')}</h2>
          <SimulationBar {...simulated} hasUnit={unitOf(document) !== undefined} />
          {measured && (
            <>
              <p className="nl-clocks-note" data-differs={differing.length > 0 || undefined}>
                {differing.length > 0
                  ? t('sequence.differ', { names: differing.map(({ name }) => name).join(', ') })
                  : t('sequence.agree')}
              </p>
              <ResetDiagram {...diagrams} label={t('sequence.simulatedLabel')} rows={measured} />
            </>
          )}
        </section>
      </div>
    </div>
  );
}

/** Seconds of the simulation; what differs by more than half a period, whose phase nobody knows, is marked. */
function rowOf(
  moment: Omit<ResetRow, 'differs'>,
  releases: ReadonlyMap<string, number>,
  {
    clocks,
    resets,
  }: { clocks: Record<string, { frequency: number }>; resets: Record<string, { source?: unknown }> },
): ResetRow {
  // What comes in from outside is released with the power-on reset.
  if (!resets[moment.name]?.source) return { ...moment, differs: false };
  const released = releases.get(moment.name);
  const slack = 0.51 / (clocks[moment.clock]?.frequency ?? 1);
  const differs =
    released === undefined || moment.released === undefined
      ? released !== moment.released
      : Math.abs(released - moment.released) > slack;
  return { ...moment, released, asked: 0, differs };
}
