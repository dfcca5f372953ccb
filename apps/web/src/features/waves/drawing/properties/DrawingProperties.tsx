import { changeSection, renameGroup } from '@netloom/waves/drawing';
import type { Drawing } from '@netloom/waves/drawing';
import { useTranslation } from 'react-i18next';
import { innermostGroup } from '../store/commands.ts';
import { edit } from '../store/edit.ts';
import { useUi } from '../store/uiStore.ts';
import { ChoiceRow, NumberRow, TextRow } from './rows.tsx';

/** Title, numbering and scale of the whole, and the name of the group around the chosen lane. */
export function DrawingProperties({ drawing }: { drawing: Drawing }) {
  const { t } = useTranslation('waveDrawing');
  const lane = useUi((state) => state.selection.lane);
  const group = innermostGroup(lane);
  const textOrNothing = (text: string) => (text.trim() === '' ? undefined : text);
  const hasTicks = drawing.head?.ticks != null;
  return (
    <section>
      <h4>{t('whole.title')}</h4>
      {group ? (
        <TextRow
          label={t('whole.group')}
          value={group.name}
          onChange={(name) => edit((document) => renameGroup(document, group.path, name))}
        />
      ) : null}
      <TextRow
        label={t('whole.head')}
        value={drawing.head?.text ?? ''}
        onChange={(text) =>
          edit((document) => changeSection(document, 'head', { text: textOrNothing(text) }))
        }
      />
      <TextRow
        label={t('whole.foot')}
        value={drawing.foot?.text ?? ''}
        onChange={(text) =>
          edit((document) => changeSection(document, 'foot', { text: textOrNothing(text) }))
        }
      />
      <ChoiceRow
        label={t('whole.ticks')}
        value={hasTicks ? 'on' : 'off'}
        options={(['on', 'off'] as const).map((value) => ({ value, label: t(`whole.${value}`) }))}
        onChange={(value) =>
          edit((document) => changeSection(document, 'head', { tick: value === 'on' ? 0 : undefined }))
        }
      />
      <NumberRow
        label={t('whole.scale')}
        value={drawing.hscale}
        min={1}
        max={20}
        onChange={(hscale) =>
          edit((document) => changeSection(document, 'config', { hscale: hscale === 1 ? undefined : hscale }))
        }
      />
    </section>
  );
}
